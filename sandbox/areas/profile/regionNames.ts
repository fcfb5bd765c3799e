import { pinyin } from 'pinyin-pro'

/** Names whose English form is not the romanised one. */
const known: Record<string, string> = {
  内蒙古自治区: 'Inner Mongolia',
  陕西省: 'Shaanxi',
  西藏自治区: 'Xizang',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  哈尔滨市: 'Harbin',
  呼和浩特市: 'Hohhot',
  乌鲁木齐市: 'Urumqi',
  拉萨市: 'Lhasa',
  喀什地区: 'Kashgar Prefecture',
  喀什市: 'Kashgar',
  省直辖县级行政单位: 'Directly administered counties',
  县: 'Counties',
}

/** What the kind of a region is called, by the end of its name; the first that fits. Provinces and cities go by their name alone. */
const kinds: readonly [end: string, kind: string][] = [
  ['自治区', ''],
  ['自治州', 'Autonomous Prefecture'],
  ['自治县', 'Autonomous County'],
  ['自治旗', 'Autonomous Banner'],
  ['地区', 'Prefecture'],
  ['林区', 'Forestry District'],
  ['区', 'District'],
  ['县', 'County'],
  ['旗', 'Banner'],
  ['盟', 'League'],
  ['省', ''],
  ['市', ''],
]

/** Peoples whom an autonomous region is named after, at the end of its name; names of several characters may leave out the last one. */
const peoples = new RegExp(
  `(?:(?:${[
    '维吾尔|哈萨克|柯尔克孜|塔吉克|达斡尔|鄂温克|鄂伦春|蒙古|土家|布依|朝鲜|哈尼|傈僳|东乡|仡佬|拉祜|纳西|仫佬|锡伯|景颇|撒拉|布朗',
    '毛南|普米|保安|裕固|独龙',
  ].join('|')})族?|[壮回苗彝藏侗瑶白黎傣畲佤水羌土怒满各]族)+$`,
)

/** The English name of a region, such as `Xihu District`: romanised by Hanyu Pinyin, with its kind. */
export function englishName(name: string): string {
  const exact = known[name]
  if (exact) return exact
  const [end = '', kind = ''] = kinds.find(([ending]) => name.length > ending.length && name.endsWith(ending)) ?? []
  const bare = name.slice(0, name.length - end.length)
  const own = end.startsWith('自治') ? bare.replace(peoples, '') || bare.replace('族', '') : bare
  const romanised = pinyin(own, { toneType: 'none', type: 'array' }).join('')
  return [romanised.charAt(0).toUpperCase() + romanised.slice(1), kind].filter(Boolean).join(' ')
}
