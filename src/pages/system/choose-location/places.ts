import type { Place } from '@/platform/host/locationPort'

type Lang = 'zh-CN' | 'en'
type Text = Record<Lang, string>

/** A place that can be chosen where the host has no map. Degrees as Chinese maps count (GCJ-02). */
export interface KnownPlace {
  id: string
  name: Text
  address: Text
  latitude: number
  longitude: number
}

/** Well-known places in the cities that the product serves. */
export const places: readonly KnownPlace[] = [
  {
    id: 'wangfujing',
    name: { 'zh-CN': '王府井步行街', en: 'Wangfujing Street' },
    address: { 'zh-CN': '北京市东城区王府井大街', en: 'Wangfujing Street, Dongcheng, Beijing' },
    latitude: 39.91493,
    longitude: 116.41173,
  },
  {
    id: 'zhongguancun',
    name: { 'zh-CN': '中关村广场', en: 'Zhongguancun Square' },
    address: { 'zh-CN': '北京市海淀区中关村大街', en: 'Zhongguancun Street, Haidian, Beijing' },
    latitude: 39.98113,
    longitude: 116.31596,
  },
  {
    id: 'renmin',
    name: { 'zh-CN': '人民广场', en: "People's Square" },
    address: { 'zh-CN': '上海市黄浦区人民大道', en: 'Renmin Avenue, Huangpu, Shanghai' },
    latitude: 31.23011,
    longitude: 121.47368,
  },
  {
    id: 'xujiahui',
    name: { 'zh-CN': '徐家汇', en: 'Xujiahui' },
    address: { 'zh-CN': '上海市徐汇区虹桥路', en: 'Hongqiao Road, Xuhui, Shanghai' },
    latitude: 31.19529,
    longitude: 121.43657,
  },
  {
    id: 'tianhe',
    name: { 'zh-CN': '天河城', en: 'Tianhe Plaza' },
    address: { 'zh-CN': '广州市天河区天河路', en: 'Tianhe Road, Tianhe, Guangzhou' },
    latitude: 23.13235,
    longitude: 113.32318,
  },
  {
    id: 'futian',
    name: { 'zh-CN': '市民中心', en: 'Civic Center' },
    address: { 'zh-CN': '深圳市福田区福中三路', en: 'Fuzhong 3rd Road, Futian, Shenzhen' },
    latitude: 22.54369,
    longitude: 114.05956,
  },
  {
    id: 'hubin',
    name: { 'zh-CN': '湖滨步行街', en: 'Hubin Street' },
    address: { 'zh-CN': '杭州市上城区东坡路', en: 'Dongpo Road, Shangcheng, Hangzhou' },
    latitude: 30.25514,
    longitude: 120.16362,
  },
  {
    id: 'chunxi',
    name: { 'zh-CN': '春熙路', en: 'Chunxi Road' },
    address: { 'zh-CN': '成都市锦江区春熙路', en: 'Chunxi Road, Jinjiang, Chengdu' },
    latitude: 30.65507,
    longitude: 104.0777,
  },
  {
    id: 'jiefangbei',
    name: { 'zh-CN': '解放碑', en: 'Jiefangbei' },
    address: { 'zh-CN': '重庆市渝中区民权路', en: 'Minquan Road, Yuzhong, Chongqing' },
    latitude: 29.55731,
    longitude: 106.57709,
  },
  {
    id: 'jianghan',
    name: { 'zh-CN': '江汉路步行街', en: 'Jianghan Road' },
    address: { 'zh-CN': '武汉市江汉区江汉路', en: 'Jianghan Road, Jianghan, Wuhan' },
    latitude: 30.58054,
    longitude: 114.29103,
  },
  {
    id: 'xinjiekou',
    name: { 'zh-CN': '新街口', en: 'Xinjiekou' },
    address: { 'zh-CN': '南京市秦淮区中山路', en: 'Zhongshan Road, Qinhuai, Nanjing' },
    latitude: 32.04116,
    longitude: 118.78459,
  },
  {
    id: 'zhonglou',
    name: { 'zh-CN': '钟楼', en: 'Bell Tower' },
    address: { 'zh-CN': '西安市莲湖区西大街', en: "West Street, Lianhu, Xi'an" },
    latitude: 34.25944,
    longitude: 108.94702,
  },
]

/** A known place with its words in one language. */
export const placeIn = ({ name, address, latitude, longitude }: KnownPlace, lang: Lang): Place => ({
  name: name[lang],
  address: address[lang],
  latitude,
  longitude,
})

/** Places whose name or address has the text in either language, whatever its case; all of them for an empty text. */
export function findPlaces(text: string): readonly KnownPlace[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return places
  return places.filter(({ name, address }) =>
    [...Object.values(name), ...Object.values(address)].some((one) => one.toLowerCase().includes(wanted)),
  )
}
