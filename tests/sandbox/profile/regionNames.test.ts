import { englishName } from '../../../sandbox/areas/profile/regionNames'
import { regionsOf } from '../../../sandbox/areas/profile/regions'

it.each([
  ['浙江省', 'Zhejiang'],
  ['陕西省', 'Shaanxi'],
  ['山西省', 'Shanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['西藏自治区', 'Xizang'],
  ['广西壮族自治区', 'Guangxi'],
  ['新疆维吾尔自治区', 'Xinjiang'],
  ['香港特别行政区', 'Hong Kong'],
  ['重庆市', 'Chongqing'],
  ['六安市', 'Luan'],
  ['西湖区', 'Xihu District'],
  ['城关区', 'Chengguan District'],
  ['平遥县', 'Pingyao County'],
  ['锡林郭勒盟', 'Xilinguole League'],
  ['大兴安岭地区', 'Daxinganling Prefecture'],
  ['恩施土家族苗族自治州', 'Enshi Autonomous Prefecture'],
  ['昌吉回族自治州', 'Changji Autonomous Prefecture'],
  ['长白朝鲜族自治县', 'Changbai Autonomous County'],
  ['陵水黎族自治县', 'Lingshui Autonomous County'],
  ['察布查尔锡伯自治县', 'Chabuchaer Autonomous County'],
  ['龙胜各族自治县', 'Longsheng Autonomous County'],
  ['鄂温克族自治旗', 'Ewenke Autonomous Banner'],
  ['神农架林区', 'Shennongjia Forestry District'],
])('%s is %s', (name, english) => {
  expect(englishName(name)).toBe(english)
})

it('R-52 every region has a name in English letters', () => {
  const below = (type: 'city' | 'county', codes: readonly string[]) =>
    codes.flatMap((code) => regionsOf(type, code, 'en') ?? [])
  const codesOf = (regions: readonly { code: string }[]) => regions.map(({ code }) => code)
  const provinces = regionsOf('province', undefined, 'en') ?? []
  const cities = below('city', codesOf(provinces))
  const counties = below('county', codesOf(cities))
  expect(counties.length).toBeGreaterThan(2800)
  const names = [...provinces, ...cities, ...counties].map(({ name }) => name)
  expect(names.filter((name) => !/^[A-Z][a-zü]+(?: [A-Z]?[a-z]+)*$/.test(name))).toEqual([])
})
