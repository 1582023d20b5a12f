/** Whom a customer may mean, with what may stand before it. */
const somebody = String.raw`(?:(?:an?|the|your|some|any|real|live|actual|human|customer|service|support|sales)\s+)*(?:human(?:\s+being)?|persons?|people|someone|somebody|anyone|anybody|agent|representative|rep|operator|advisor|adviser|assistant|staff|employee|colleague|support|customer\s+(?:service|support))`;

/**
 * Ways to ask for a person. A bare noun asks for one where it is all that is said: within a sentence it is as often what is
 * sold ("a tent for one person", "人工智能") or a "user agent".
 */
const ways: readonly RegExp[] = [
  // English
  new RegExp(String.raw`^\W*${somebody}\W*(?:please\W*)?$`, "iu"),
  new RegExp(String.raw`\b(?:speak|talk|chat)(?:ing)?\s+(?:to|with)\s+${somebody}\b`, "iu"),
  new RegExp(
    String.raw`\b(?:connect|transfer|pass|put)\s+me\s+(?:(?:on|over|through)\s+)?(?:to|with)\s+${somebody}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:need|want|prefer|get|give|call|send)\s+(?:me\s+)?${somebody}(?=\s*(?:$|[.,;!?]|please\b|now\b|who\b|here\b|instead\b|to\s+(?:help|answer|call|talk|speak)))`,
    "iu",
  ),
  /\b(?:real|live|actual)\s+(?:person|human(?!\s+hair)|agent|operator)\b/iu,
  /\b(?:human|live|customer\s+service|support)\s+(?:agent|representative|rep|operator|staff)\b/iu,
  /\b(?:is|are)\s+(?:there\s+)?(?:anyone|anybody|someone|somebody)\s+(?:there|here)\b/iu,
  // Chinese
  /^\P{L}*(?:人工|真人|客服|人工客服|真人客服|人工服务)(?:吗|呢|吧|在吗)?\P{L}*$/u,
  /转接?(?:一下|到|给)?(?:人工|真人|客服)|人工(?:客服|服务|坐席|座席)|真人(?:客服|服务|回复|在吗)/u,
  /(?:找|要|叫|请|需要|联系|呼叫)(?:一?[个位])?(?:人工|真人|客服)(?!智能|费)/u,
  /有(?:没有)?真?人(?:在线?)?(?:吗|么|嘛|\P{L}*$)|[和跟与](?:真人|人工|客服|活人)(?:说|聊|谈|对话|沟通|联系)/u,
  // Japanese
  /(?<!配送)担当(?:者|の(?:方|人))|オペレーター?|有人(?:チャット|対応|サポート)/u,
  /(?<!\p{Script=Han})(?:人|人間|スタッフ|係員|係の(?:方|人)|店員)(?:さん)?(?:と(?:お?話|会話|チャット|直接)|に(?:つな|繋|代わ|かわ|替わ))/u,
  /スタッフ(?:さん)?を(?:呼|お願)|(?:誰|だれ|どなた)か(?:い(?:ませんか|ますか|る)|いらっしゃい)/u,
  // Korean
  /상담원|상담사|상담\s?직원|^\P{L}*사람\P{L}*$/u,
  /(?:사람|직원)(?:분)?(?:과|하고|이랑|에게|한테|을|으로|이)?\s*(?:직접\s*)?(?:대화|이야기|얘기|상담|통화|연결|말하|불러|바꿔)/u,
  /(?:진짜|실제)\s*사람|누구\s*(?:없나요|없어요|계세요|계신가요|있나요)/u,
];

/** Whether a customer's text asks for a person, in any of the four languages. */
export function asksForPerson(text: string): boolean {
  return ways.some((way) => way.test(text));
}
