/** What the last characters of a name say of the place, longest first: in Chinese, English, Japanese and Korean. */
const table = `
高新技术产业开发区|High-tech Industrial Development Zone|ハイテク産業開発区|첨단기술산업개발구
高技术产业开发区|High-tech Industrial Development Zone|ハイテク産業開発区|첨단기술산업개발구
高新技术产业园区|High-tech Industrial Park|ハイテク産業園区|첨단기술산업원구
高新技术开发区|High-tech Development Zone|ハイテク開発区|첨단기술개발구
经济技术开发区|Economic and Technological Development Zone|経済技術開発区|경제기술개발구
城乡一体化示范区|Urban-Rural Integration Demonstration Zone|城郷一体化モデル区|도농일체화시범구
航空港经济综合实验区|Airport Economy Zone|航空港経済総合実験区|공항경제종합실험구
自治区直辖县级行政区划|Counties under the Autonomous Region|自治区直轄県級行政区画|자치구 직할 현급 행정구역
自治区直辖县级行政单位|Counties under the Autonomous Region|自治区直轄県級行政単位|자치구 직할 현급 행정구역
省直辖县级行政区划|Counties under the Province|省直轄県級行政区画|성 직할 현급 행정구역
省直辖县级行政单位|Counties under the Province|省直轄県級行政単位|성 직할 현급 행정구역
省直辖行政单位|Counties under the Province|省直轄行政単位|성 직할 행정구역
省直辖县|Counties under the Province|省直轄県|성 직할 현
经济开发区|Economic Development Zone|経済開発区|경제개발구
循环化工园区|Circular Chemical Industry Park|循環化学工業園区|순환화학공업원구
现代产业园区|Modern Industrial Park|現代産業園区|현대산업원구
风景名胜区|Scenic Area|風景名勝区|풍경명승구
开发区街道办事处|Development Zone Subdistrict|開発区街道|개발구 가도
行政委员会|Administrative Committee|行政委員会|행정위원회
的岛礁及其海域|and Surrounding Waters|の島礁と海域|도서 및 해역
热作学院|Tropical Crops College|熱帯作物学院|열대작물대학
工业园区|Industrial Park|工業園区|공업원구
高新区|High-tech Zone|ハイテク区|첨단기술구
开发区|Development Zone|開発区|개발구
管理区|Management Area|管理区|관리구
示范区|Demonstration Zone|モデル区|시범구
管委会|Management Committee|管理委員会|관리위원회
生态园|Ecological Park|生態園|생태원
市辖区|Urban Districts|市轄区|시할구
矿区|Mining District|鉱区|광구
群岛|Islands|群島|군도
新城|New Town|新城|신도시
新区|New Area|新区|신구
特区|Special District|特区|특구
林区|Forestry District|林区|임구
街道|Subdistrict|街道|가도
地区|Prefecture|地区|지구
左翼前旗|Left Wing Front Banner|左翼前旗|좌익전기
左翼中旗|Left Wing Middle Banner|左翼中旗|좌익중기
左翼后旗|Left Wing Rear Banner|左翼後旗|좌익후기
右翼前旗|Right Wing Front Banner|右翼前旗|우익전기
右翼中旗|Right Wing Middle Banner|右翼中旗|우익중기
右翼后旗|Right Wing Rear Banner|右翼後旗|우익후기
联合旗|United Banner|連合旗|연합기
前旗|Front Banner|前旗|전기
中旗|Middle Banner|中旗|중기
后旗|Rear Banner|後旗|후기
左旗|Left Banner|左旗|좌기
右旗|Right Banner|右旗|우기
省|Province|省|성
市|City|市|시
盟|League|盟|맹
区|District|区|구
县|County|県|현
旗|Banner|旗|기
镇|Town|鎮|진
乡|Township|郷|향
港|Port|港|항
`;

export type RankColumn = 1 | 2 | 3;

/** What has to be before a rank that may also be the end of a name: 碑林区 is no forest, 永新区 no new area. */
const before: Readonly<Record<string, RegExp>> = {
  林区: /^神农架$/,
  新区: /^(?:滨海|北戴河|浦东|江北|镇江|兰州|沈北|.{2}(?:冀南|渤海|滨湖))$/,
  特区: /^(?:六枝|万山)$/,
  矿区: /^..+$/,
  地区: /./,
  新城: /./,
  港: /^东莞$/,
};

const ranks = table
  .trim()
  .split("\n")
  .map((line) => line.split("|"));

/** A name and its rank: 西湖区 is 西湖, and a district. Names without a rank are returned whole. */
export function ranked(name: string, column: RankColumn): { readonly stem: string; readonly rank: string } {
  for (const row of ranks) {
    const [chinese = ""] = row;
    if (!name.endsWith(chinese)) continue;
    const stem = name.slice(0, -chinese.length);
    if (before[chinese]?.test(stem) === false) continue;
    return { stem, rank: row[column] ?? "" };
  }
  return { stem: name, rank: "" };
}
