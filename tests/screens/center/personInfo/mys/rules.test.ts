import { nickNameProblem } from '@/center/personInfo/mys/nickName'
import { regionText } from '@/center/personInfo/mys/regionText'

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['\u200b\u2060', 'missing'],
  ['阿森', undefined],
  ['一'.repeat(20), undefined],
  ['😀'.repeat(20), undefined],
  ['一'.repeat(21), 'long'],
  ['13800138000', 'open'],
  ['我 138 0013 8000', 'open'],
  ['110101199003070012', 'open'],
  ['6222 0212 3456 7890', 'open'],
  ['2026', undefined],
])('R-51 S6 the nickname "%s"', (text, problem) => {
  expect(nickNameProblem(text)).toBe(problem)
})

it('R-52 a region is one line, and a repeated name is told once', () => {
  const region = (name: string) => ({ code: name, name })
  const text = (province: string, city: string, county: string) =>
    regionText({ province: region(province), city: region(city), county: region(county) })
  expect(text('浙江省', '杭州市', '西湖区')).toBe('浙江省 杭州市 西湖区')
  expect(text('北京市', '北京市', '朝阳区')).toBe('北京市 朝阳区')
  expect(text('广东省', '东莞市', '东莞市')).toBe('广东省 东莞市')
})
