import type { auditedTables } from "../store/audited-tables.ts";
import type { Texts } from "../store/language.ts";

type ColumnOf<Table> = Table extends { readonly columns: readonly (infer Column)[] }
  ? Column | (Table extends { readonly secrets: readonly (infer Secret)[] } ? Secret : never)
  : never;

/** A column that is recorded, of whichever table. */
export type AuditedColumn = ColumnOf<(typeof auditedTables)[keyof typeof auditedTables]>;

/** How a value is shown: `word` is one of a list, `id` the number of a row, `money` fen, `translations` texts by language. */
type AuditFieldKind = "text" | "word" | "id" | "money" | "flag" | "time" | "image" | "html" | "translations" | "secret";

export interface AuditField {
  readonly kind: AuditFieldKind;
  readonly label: Texts;
}

/** What recorded columns are called, and how their values are shown; columns of one name are the same in all tables. */
export const auditFields: Readonly<Record<AuditedColumn, AuditField>> = {
  value: { kind: "text", label: { en: "Value", zh: "值", ja: "値", ko: "값" } },
  name: { kind: "text", label: { en: "Name", zh: "名称", ja: "名前", ko: "이름" } },
  translations: {
    kind: "translations",
    label: { en: "Translations", zh: "其他语言", ja: "他の言語", ko: "다른 언어" },
  },
  picture: { kind: "image", label: { en: "Image", zh: "图片", ja: "画像", ko: "이미지" } },
  image: { kind: "image", label: { en: "Image", zh: "图片", ja: "画像", ko: "이미지" } },
  position: { kind: "text", label: { en: "Position", zh: "排序", ja: "並び順", ko: "순서" } },
  deleted_at: { kind: "time", label: { en: "Removed", zh: "移除时间", ja: "削除日時", ko: "삭제 시각" } },
  removed_at: { kind: "time", label: { en: "Removed", zh: "移除时间", ja: "削除日時", ko: "삭제 시각" } },
  parent_id: {
    kind: "id",
    label: { en: "Parent category", zh: "上级商品分类", ja: "親カテゴリ", ko: "상위 카테고리" },
  },
  is_shown: { kind: "flag", label: { en: "Shown", zh: "显示", ja: "表示", ko: "표시" } },
  intro: { kind: "text", label: { en: "Introduction", zh: "简介", ja: "紹介文", ko: "소개" } },
  trade_id: { kind: "id", label: { en: "Trade", zh: "主营类目", ja: "取扱業種", ko: "업종" } },
  logo: { kind: "image", label: { en: "Logo", zh: "标志", ja: "ロゴ", ko: "로고" } },
  cover: { kind: "image", label: { en: "Cover", zh: "封面", ja: "カバー画像", ko: "커버" } },
  banner: { kind: "image", label: { en: "Banner", zh: "横幅", ja: "バナー", ko: "배너" } },
  phone: { kind: "text", label: { en: "Phone", zh: "电话", ja: "電話番号", ko: "전화번호" } },
  street: { kind: "text", label: { en: "Street", zh: "街道地址", ja: "住所", ko: "주소" } },
  return_contact: {
    kind: "text",
    label: { en: "Contact for returns", zh: "退货联系人", ja: "返品の連絡先", ko: "반품 담당자" },
  },
  return_phone: {
    kind: "text",
    label: { en: "Phone for returns", zh: "退货电话", ja: "返品先の電話番号", ko: "반품 연락처" },
  },
  return_address: { kind: "text", label: { en: "Return address", zh: "退货地址", ja: "返品先住所", ko: "반품 주소" } },
  opens_at: { kind: "text", label: { en: "Opens at", zh: "开始营业", ja: "営業開始", ko: "영업 시작" } },
  closes_at: { kind: "text", label: { en: "Closes at", zh: "结束营业", ja: "営業終了", ko: "영업 종료" } },
  open_days: { kind: "text", label: { en: "Open days", zh: "营业日", ja: "営業日", ko: "영업일" } },
  invoices: { kind: "word", label: { en: "Invoices", zh: "发票", ja: "領収書", ko: "영수증" } },
  is_self_operated: { kind: "flag", label: { en: "Self-operated", zh: "自营", ja: "直営", ko: "직영" } },
  is_recommended: { kind: "flag", label: { en: "Recommended", zh: "推荐", ja: "おすすめ", ko: "추천" } },
  weight: { kind: "text", label: { en: "Weight in lists", zh: "列表权重", ja: "一覧での優先度", ko: "목록 우선순위" } },
  is_open: { kind: "flag", label: { en: "Open", zh: "营业", ja: "営業中", ko: "영업 중" } },
  is_frozen: { kind: "flag", label: { en: "Suspended", zh: "冻结", ja: "利用停止", ko: "이용 정지" } },
  takes_payments: {
    kind: "flag",
    label: { en: "Takes payments", zh: "可接受支付", ja: "支払いの受付", ko: "결제 가능" },
  },
  expires_at: { kind: "time", label: { en: "Expires", zh: "到期时间", ja: "有効期限", ko: "만료일" } },
  is_online: { kind: "flag", label: { en: "Chat", zh: "在线客服", ja: "チャット対応", ko: "채팅 상담" } },
  hours: { kind: "text", label: { en: "Hours", zh: "服务时间", ja: "対応時間", ko: "상담 시간" } },
  wechat: { kind: "text", label: { en: "WeChat", zh: "微信", ja: "WeChat", ko: "위챗" } },
  own_number: { kind: "text", label: { en: "Own number", zh: "商家编码", ja: "商品番号", ko: "자체 번호" } },
  shop_category_id: {
    kind: "id",
    label: { en: "Category of the shop", zh: "店铺商品分类", ja: "ショップのカテゴリ", ko: "상점 카테고리" },
  },
  brand_id: { kind: "id", label: { en: "Brand", zh: "品牌", ja: "ブランド", ko: "브랜드" } },
  first_category_id: {
    kind: "id",
    label: { en: "First category", zh: "一级商品分类", ja: "第1階層カテゴリ", ko: "1차 카테고리" },
  },
  second_category_id: {
    kind: "id",
    label: { en: "Second category", zh: "二级商品分类", ja: "第2階層カテゴリ", ko: "2차 카테고리" },
  },
  third_category_id: {
    kind: "id",
    label: { en: "Third category", zh: "三级商品分类", ja: "第3階層カテゴリ", ko: "3차 카테고리" },
  },
  is_on_shelf: { kind: "flag", label: { en: "On the shelf", zh: "上架", ja: "公開中", ko: "판매 중" } },
  is_approved: { kind: "flag", label: { en: "Approved", zh: "已审核", ja: "承認済み", ko: "승인" } },
  price: { kind: "money", label: { en: "Price", zh: "价格", ja: "価格", ko: "가격" } },
  market_price: { kind: "money", label: { en: "Market price", zh: "市场价", ja: "参考価格", ko: "시중가" } },
  stock: { kind: "text", label: { en: "Stock", zh: "库存", ja: "在庫", ko: "재고" } },
  barcode: { kind: "text", label: { en: "Barcode", zh: "条形码", ja: "バーコード", ko: "바코드" } },
  maker_number: {
    kind: "text",
    label: { en: "Maker's number", zh: "厂商型号", ja: "メーカー型番", ko: "제조사 품번" },
  },
  mode: { kind: "word", label: { en: "Freight", zh: "运费方式", ja: "送料の種類", ko: "배송비 방식" } },
  fixed_amount: { kind: "money", label: { en: "Fixed freight", zh: "固定运费", ja: "一律の送料", ko: "고정 배송비" } },
  template_id: {
    kind: "id",
    label: { en: "Freight template", zh: "运费模板", ja: "送料テンプレート", ko: "배송비 템플릿" },
  },
  grams: { kind: "text", label: { en: "Weight in grams", zh: "重量（克）", ja: "重量（g）", ko: "무게(g)" } },
  cubic_centimetres: {
    kind: "text",
    label: { en: "Volume in cm³", zh: "体积（cm³）", ja: "体積（cm³）", ko: "부피(cm³)" },
  },
  reason: { kind: "word", label: { en: "Reason", zh: "原因", ja: "理由", ko: "사유" } },
  unit: { kind: "word", label: { en: "Counted by", zh: "计费方式", ja: "計算方法", ko: "계산 기준" } },
  is_default: { kind: "flag", label: { en: "Standard", zh: "默认", ja: "標準", ko: "기본" } },
  region_ids: { kind: "text", label: { en: "Regions", zh: "地区", ja: "地域", ko: "지역" } },
  region_id: { kind: "id", label: { en: "Region", zh: "地区", ja: "地域", ko: "지역" } },
  first_units: { kind: "text", label: { en: "First units", zh: "首件（重）数", ja: "最初の数量", ko: "기본 수량" } },
  first_amount: {
    kind: "money",
    label: { en: "First amount", zh: "首件（重）运费", ja: "最初の送料", ko: "기본 배송비" },
  },
  next_units: { kind: "text", label: { en: "Further units", zh: "续件（重）数", ja: "追加の数量", ko: "추가 수량" } },
  next_amount: {
    kind: "money",
    label: { en: "Further amount", zh: "续件（重）运费", ja: "追加の送料", ko: "추가 배송비" },
  },
  minimum: { kind: "money", label: { en: "Free from", zh: "包邮门槛", ja: "送料無料の金額", ko: "무료 배송 기준" } },
  amount: { kind: "money", label: { en: "Amount", zh: "金额", ja: "金額", ko: "금액" } },
  threshold: { kind: "money", label: { en: "From", zh: "使用门槛", ja: "最低購入額", ko: "최소 구매액" } },
  scope: { kind: "word", label: { en: "Products", zh: "适用商品", ja: "対象商品", ko: "적용 상품" } },
  validity: { kind: "word", label: { en: "Validity", zh: "有效期类型", ja: "有効期間の種類", ko: "유효 기간 종류" } },
  valid_from: { kind: "time", label: { en: "Valid from", zh: "生效时间", ja: "有効開始", ko: "시작" } },
  valid_until: { kind: "time", label: { en: "Valid until", zh: "失效时间", ja: "有効終了", ko: "종료" } },
  valid_days: { kind: "text", label: { en: "Valid days", zh: "有效天数", ja: "有効日数", ko: "유효 일수" } },
  total: { kind: "text", label: { en: "Issued pieces", zh: "发放总量", ja: "発行枚数", ko: "발급 수량" } },
  per_customer: { kind: "text", label: { en: "Per customer", zh: "每人限领", ja: "1人あたり", ko: "1인당" } },
  per_day: { kind: "text", label: { en: "Per day", zh: "每日限领", ja: "1日あたり", ko: "1일당" } },
  claimable_from: { kind: "time", label: { en: "Claimable from", zh: "开始领取", ja: "配布開始", ko: "발급 시작" } },
  claimable_until: { kind: "time", label: { en: "Claimable until", zh: "结束领取", ja: "配布終了", ko: "발급 종료" } },
  is_enabled: { kind: "flag", label: { en: "Enabled", zh: "启用", ja: "有効", ko: "사용" } },
  product_id: { kind: "id", label: { en: "Product", zh: "商品", ja: "商品", ko: "상품" } },
  text: { kind: "text", label: { en: "Search", zh: "搜索词", ja: "検索語", ko: "검색어" } },
  category_id: { kind: "id", label: { en: "Category", zh: "商品分类", ja: "カテゴリ", ko: "카테고리" } },
  contents: { kind: "text", label: { en: "Contents", zh: "内容", ja: "内容", ko: "내용" } },
  remark: { kind: "text", label: { en: "Remark", zh: "备注", ja: "備考", ko: "비고" } },
  start_minute: {
    kind: "text",
    label: {
      en: "Start in minutes of the day",
      zh: "开始（当日第几分钟）",
      ja: "開始（0時からの分）",
      ko: "시작(0시부터 분)",
    },
  },
  end_minute: {
    kind: "text",
    label: {
      en: "End in minutes of the day",
      zh: "结束（当日第几分钟）",
      ja: "終了（0時からの分）",
      ko: "종료(0시부터 분)",
    },
  },
  slot_id: { kind: "id", label: { en: "Session", zh: "场次", ja: "時間枠", ko: "시간대" } },
  starts_on: { kind: "text", label: { en: "First day", zh: "开始日期", ja: "開始日", ko: "시작일" } },
  ends_on: { kind: "text", label: { en: "Last day", zh: "结束日期", ja: "終了日", ko: "종료일" } },
  sku_id: { kind: "id", label: { en: "SKU", zh: "SKU", ja: "SKU", ko: "SKU" } },
  synopsis: { kind: "text", label: { en: "Summary", zh: "概述", ja: "概要", ko: "요약" } },
  area_id: { kind: "id", label: { en: "Special area", zh: "活动专区", ja: "特設コーナー", ko: "기획전" } },
  place: { kind: "text", label: { en: "Place", zh: "位置", ja: "掲載場所", ko: "위치" } },
  terminal: { kind: "text", label: { en: "Terminal", zh: "终端", ja: "端末", ko: "단말" } },
  eyebrow: {
    kind: "text",
    label: { en: "Line above the title", zh: "标题上方文字", ja: "見出しの上の文", ko: "제목 위 문구" },
  },
  title: { kind: "text", label: { en: "Title", zh: "标题", ja: "タイトル", ko: "제목" } },
  line: {
    kind: "text",
    label: { en: "Line below the title", zh: "标题下方文字", ja: "見出しの下の文", ko: "제목 아래 문구" },
  },
  action: { kind: "text", label: { en: "Button", zh: "按钮文字", ja: "ボタン", ko: "버튼" } },
  link_kind: { kind: "word", label: { en: "Kind of link", zh: "链接类型", ja: "リンクの種類", ko: "링크 종류" } },
  link: { kind: "text", label: { en: "Link", zh: "链接", ja: "リンク", ko: "링크" } },
  kind: { kind: "word", label: { en: "Kind", zh: "类型", ja: "種類", ko: "종류" } },
  body: { kind: "html", label: { en: "Text", zh: "正文", ja: "本文", ko: "본문" } },
  is_announcement: { kind: "flag", label: { en: "Announcement", zh: "公告", ja: "お知らせ", ko: "공지" } },
  content: { kind: "text", label: { en: "Text", zh: "正文", ja: "本文", ko: "본문" } },
  draft: { kind: "html", label: { en: "Draft", zh: "草稿", ja: "下書き", ko: "초안" } },
  is_to_review: { kind: "flag", label: { en: "To be checked", zh: "待核对", ja: "要確認", ko: "확인 필요" } },
  version: { kind: "text", label: { en: "Version", zh: "版本", ja: "版", ko: "버전" } },
  texts: { kind: "html", label: { en: "Texts", zh: "文本", ja: "本文", ko: "본문" } },
  bank_reference: {
    kind: "text",
    label: { en: "Reference of the bank", zh: "银行流水号", ja: "銀行の取引番号", ko: "은행 거래 번호" },
  },
  payment_id: { kind: "id", label: { en: "Payment", zh: "支付", ja: "支払い", ko: "결제" } },
  received_on: { kind: "text", label: { en: "Received on", zh: "到账日期", ja: "入金日", ko: "입금일" } },
  return_reference: {
    kind: "text",
    label: { en: "Reference of the return", zh: "退回流水号", ja: "返送の取引番号", ko: "반환 거래 번호" },
  },
  secret: { kind: "secret", label: { en: "Secret", zh: "密钥", ja: "秘密鍵", ko: "비밀 키" } },
  device: { kind: "text", label: { en: "Device", zh: "设备", ja: "端末", ko: "기기" } },
  public_key: { kind: "secret", label: { en: "Key", zh: "密钥", ja: "鍵", ko: "키" } },
  price_share: {
    kind: "text",
    label: {
      en: "Share of the price (1/100 %)",
      zh: "折扣比例（万分比）",
      ja: "価格の割合（1/100 %）",
      ko: "가격 비율(1/100 %)",
    },
  },
  state: { kind: "word", label: { en: "State", zh: "状态", ja: "状態", ko: "상태" } },
  carrier: { kind: "text", label: { en: "Carrier", zh: "物流公司", ja: "配送会社", ko: "택배사" } },
  tracking_number: {
    kind: "text",
    label: { en: "Tracking number", zh: "快递单号", ja: "送り状番号", ko: "운송장 번호" },
  },
  is_refunded: { kind: "flag", label: { en: "Refunded", zh: "已退款", ja: "返金済み", ko: "환불됨" } },
  refunded_amount: { kind: "money", label: { en: "Refunded amount", zh: "退款金额", ja: "返金額", ko: "환불 금액" } },
  refusal: { kind: "text", label: { en: "Reason of the refusal", zh: "拒绝原因", ja: "却下の理由", ko: "거절 사유" } },
  freight: { kind: "money", label: { en: "Freight", zh: "运费", ja: "送料", ko: "배송비" } },
  reply: { kind: "text", label: { en: "Answer", zh: "商家回复", ja: "返信", ko: "답변" } },
  is_visible: { kind: "flag", label: { en: "Visible", zh: "可见", ja: "公開", ko: "공개" } },
  outcome: { kind: "word", label: { en: "Decision", zh: "处理结果", ja: "対応結果", ko: "처리 결과" } },
  shop_id: { kind: "id", label: { en: "Shop", zh: "店铺", ja: "ショップ", ko: "상점" } },
  account: { kind: "text", label: { en: "Account", zh: "账号", ja: "アカウント", ko: "계정" } },
  nickname: { kind: "text", label: { en: "Name", zh: "昵称", ja: "表示名", ko: "표시 이름" } },
  role: { kind: "word", label: { en: "Role", zh: "角色", ja: "役割", ko: "역할" } },
  avatar: { kind: "image", label: { en: "Picture", zh: "头像", ja: "アイコン", ko: "프로필 사진" } },
  is_disabled: { kind: "flag", label: { en: "Disabled", zh: "停用", ja: "無効", ko: "사용 중지" } },
  must_change_password: {
    kind: "flag",
    label: { en: "Must change the password", zh: "须修改密码", ja: "パスワード変更が必要", ko: "비밀번호 변경 필요" },
  },
  password_hash: { kind: "secret", label: { en: "Password", zh: "密码", ja: "パスワード", ko: "비밀번호" } },
  mobile: { kind: "secret", label: { en: "Mobile number", zh: "手机号", ja: "携帯電話番号", ko: "휴대전화 번호" } },
};
