import { listedNames } from "./listed-names.ts";
import { namedAfterPeoples } from "./peoples.ts";
import { ranked } from "./ranks.ts";
import { readingsOf } from "./syllables.ts";

/** Names that have an English form of their own, or that GB/T 2260 writes after another language than Mandarin. */
const own = listedNames(
  `北京市 Beijing,天津市 Tianjin,上海市 Shanghai,重庆市 Chongqing,陕西省 Shaanxi Province,内蒙古自治区 Inner Mongolia
西藏自治区 Xizang,广西壮族自治区 Guangxi,宁夏回族自治区 Ningxia,新疆维吾尔自治区 Xinjiang,台湾省 Taiwan
香港特别行政区 Hong Kong,澳门特别行政区 Macao,香港岛 Hong Kong Island,九龙 Kowloon,新界 New Territories,澳门半岛 Macao Peninsula
香港/中西区 Central and Western District,香港/湾仔区 Wan Chai District,香港/东区 Eastern District,香港/南区 Southern District
香港/油尖旺区 Yau Tsim Mong District,香港/深水埗区 Sham Shui Po District,香港/九龙城区 Kowloon City District
香港/黄大仙区 Wong Tai Sin District,香港/观塘区 Kwun Tong District,香港/葵青区 Kwai Tsing District,香港/荃湾区 Tsuen Wan District
香港/屯门区 Tuen Mun District,香港/元朗区 Yuen Long District,香港/北区 North District,香港/大埔区 Tai Po District
香港/沙田区 Sha Tin District,香港/西贡区 Sai Kung District,香港/离岛区 Islands District,离岛 The Islands
花地玛堂区 Nossa Senhora de Fátima,花王堂区 Santo António,望德堂区 São Lázaro,大堂区 Sé,风顺堂区 São Lourenço
嘉模堂区 Nossa Senhora do Carmo,路氹填海区 Cotai,圣方济各堂区 São Francisco Xavier
台北市 Taipei City,新北市 New Taipei City,高雄市 Kaohsiung City,台中市 Taichung City,台南市 Tainan City,基隆市 Keelung City
台湾/新竹市 Hsinchu City,台湾/新竹县 Hsinchu County,台湾/嘉义市 Chiayi City,台湾/嘉义县 Chiayi County,金门县 Kinmen County
台湾/宜兰县 Yilan County,彰化县 Changhua County,台湾/屏东县 Pingtung County,台东县 Taitung County,花莲县 Hualien County
台湾/连江县 Lienchiang County,其它区 Other,县 Counties,市 Cities,钓鱼台 Diaoyutai,太鲁阁 Taroko,九龙坡区 Jiulongpo District
中沙群岛的岛礁及其海域 Zhongsha Islands and Surrounding Waters
济源市 Jiyuan City,杨陵区 Yangling District`,
);

/** Stems in the official spelling of Mongolian, Uygur, Tibetan and other names, without the word for the rank. */
const spelled = listedNames(
  `呼和浩特 Hohhot,鄂尔多斯 Ordos,呼伦贝尔 Hulun Buir,巴彦淖尔 Bayannur,乌兰察布 Ulanqab,兴安盟 Hinggan,锡林郭勒 Xilin Gol,阿拉善 Alxa
土默特 Tumed,托克托 Togtoh,和林格尔 Horinger,达尔罕茂明安 Darhan Muminggan,白云鄂博 Bayan Obo,阿鲁科尔沁 Ar Horqin
巴林 Bairin,克什克腾 Hexigten,翁牛特 Ongniud,喀喇沁 Harqin,科尔沁 Horqin,库伦 Hure,奈曼 Naiman,扎鲁特 Jarud,霍林郭勒 Holingol
达拉特 Dalad,准格尔 Jungar,鄂托克 Otog,杭锦 Hanggin,乌审 Uxin,伊金霍洛 Ejin Horo,海拉尔 Hailar,扎赉诺尔 Jalainur,阿荣 Arun
莫力达瓦 Morin Dawa,陈巴尔虎 Old Barag,新巴尔虎 New Barag,额尔古纳 Ergun,乌拉特 Urad,察哈尔 Chahar,乌兰浩特 Ulanhot
阿尔山 Arxan,扎赉特 Jalaid,二连浩特 Erenhot,锡林浩特 Xilinhot,阿巴嘎 Abag,苏尼特 Sonid,东乌珠穆沁 East Ujimqin
西乌珠穆沁 West Ujimqin,太仆寺 Taibus,额济纳 Ejin,昆都仑 Hondlon,乌拉盖 Ulgai,杜尔伯特 Dorbod,富拉尔基 Fularji,前郭尔罗斯 Qian Gorlos
哈尔滨 Harbin,齐齐哈尔 Qiqihar,佳木斯 Jiamusi,乌鲁木齐 Ürümqi,克拉玛依 Karamay,吐鲁番 Turpan,博尔塔拉 Bortala,巴音郭楞 Bayingolin
阿克苏 Aksu,克孜勒苏 Kizilsu,喀什 Kashgar,和田 Hotan,伊犁 Ili,阿勒泰 Altay,托克逊 Toksun,巴里坤 Barkol,玛纳斯 Manas
吉木萨尔 Jimsar,木垒 Mori,阿拉山口 Alashankou,库尔勒 Korla,和硕 Hoxud,库车 Kuqa,沙雅 Xayar,阿瓦提 Awat,柯坪 Kalpin
阿图什 Artux,阿克陶 Akto,阿合奇 Akqi,英吉沙 Yengisar,麦盖提 Makit,岳普湖 Yopurga,塔什库尔干 Taxkorgan,洛浦 Lop,策勒 Qira
奎屯 Kuytun,霍尔果斯 Khorgos,察布查尔 Qapqal,特克斯 Tekes,尼勒克 Nilka,乌苏 Usu,额敏 Emin,托里 Toli,和布克赛尔 Hoboksar
布尔津 Burqin,吉木乃 Jeminay,阿拉尔 Aral,图木舒克 Tumxuk,可克达拉 Kokdala,沙依巴克 Saybag,乌尔禾 Urho,阿克塞 Aksay
拉萨 Lhasa,日喀则 Xigazê,昌都 Qamdo,林芝 Nyingchi,那曲 Nagqu,阿里 Ngari,当雄 Damxung,尼木 Nyêmo,曲水 Qüxü
墨竹工卡 Maizhokunggar,林周 Lhünzhub,堆龙德庆 Doilungdêqên,达孜 Dagzê,桑珠孜 Samzhubzê,南木林 Namling,江孜 Gyangzê,定日 Tingri
萨迦 Sa'gya,拉孜 Lhazê,昂仁 Ngamring,谢通门 Xaitongmoin,白朗 Bainang,仁布 Rinbung,康马 Kangmar,定结 Dinggyê,吉隆 Gyirong
聂拉木 Nyalam,岗巴 Gamba,卡若 Karub,江达 Jomda,贡觉 Gonjo,类乌齐 Riwoqê,丁青 Dêngqên,察雅 Zhag'yab,八宿 Baxoi,左贡 Zogang
芒康 Markam,洛隆 Lhorong,边坝 Banbar,工布江达 Gongbo'gyamda,米林 Mainling,墨脱 Mêdog,察隅 Zayü,朗县 Nang,乃东 Nêdong
扎囊 Chanang,贡嘎 Gonggar,桑日 Sangri,琼结 Qonggyai,曲松 Qusum,措美 Comai,洛扎 Lhozhag,加查 Gyaca,隆子 Lhünzê,错那 Cona
浪卡子 Nagarzê,嘉黎 Lhari,比如 Biru,聂荣 Nyainrong,安多 Amdo,申扎 Xainza,索县 Sog,班戈 Baingoin,巴青 Baqên,尼玛 Nyima
普兰 Burang,札达 Zanda,噶尔 Gar,日土 Rutog,革吉 Gê'gyai,改则 Gêrzê,措勤 Coqên,玛沁 Maqên,甘德 Gadê,达日 Darlag,久治 Jigzhi
玛多 Madoi,杂多 Zadoi,称多 Chindu,治多 Zhidoi,囊谦 Nangqên,曲麻莱 Qumarlêb,果洛 Golog,格尔木 Golmud,德令哈 Delingha
尖扎 Jainca,泽库 Zêkog,大柴旦 Da Qaidam,阿坝 Aba,甘孜 Garzê,马尔康 Barkam,若尔盖 Zoigê,壤塘 Zamtang,色达 Sêrtar,石渠 Sêrxü
德格 Dêgê,得荣 Dêrong,迪庆 Dêqên,德钦 Dêqên,香格里拉 Shangri-La`,
);

const autonomous = {
  州: "Autonomous Prefecture",
  县: "Autonomous County",
  旗: "Autonomous Banner",
  区: "District",
} as const;

/** Hanyu Pinyin in one word, with an apostrophe before a syllable that begins with a vowel. */
function inPinyin(name: string, length: number): string {
  const word = readingsOf(name, length)
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join("")
    .replaceAll("v", "ü");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function transcribed(name: string, stem: string): string {
  return spelled.get(stem) ?? inPinyin(name, Array.from(stem).length);
}

function inWords(peoples: readonly string[]): string {
  return [peoples.slice(0, -1).join(", "), ...peoples.slice(-1)].filter((words) => words !== "").join(" and ");
}

/** The name in English: the official spelling, and the rank translated. `province` tells apart what has the same name. */
export function english(name: string, province: string): string {
  const within = own.get(`${province.slice(0, 2)}/${name}`) ?? own.get(name);
  if (within !== undefined) return within;
  const peoples = namedAfterPeoples(name, 1);
  if (peoples !== null) {
    const before = peoples.locality === "" ? [] : [transcribed(name, peoples.locality)];
    return [...before, inWords(peoples.peoples), autonomous[peoples.rank]].join(" ");
  }
  const { stem, rank } = ranked(name, 1);
  if (stem === "") return rank;
  const whole = spelled.get(name);
  if (whole !== undefined) return `${whole} ${rank}`;
  // A name of one syllable is never without the word for the rank: 蔚县 is Yuxian County.
  const isShort = Array.from(stem).length === 1 && rank !== "";
  return [isShort ? inPinyin(name, 2) : transcribed(name, stem), rank].filter((word) => word !== "").join(" ");
}
