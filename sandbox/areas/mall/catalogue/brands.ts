import type { CatalogueBrand } from './types'

/** The eight brands of the mall; all names are invented. */
export const brands: readonly CatalogueBrand[] = [
  {
    brandId: 'heron',
    name: { zh: '鹭讯通信', en: 'Heronlink' },
    slogan: { zh: '话费流量，极速到账', en: 'Credit and data in seconds' },
    picture: { motif: 'signal', palette: 'ocean' },
  },
  {
    brandId: 'lumideer',
    name: { zh: '鹿影视界', en: 'Lumideer' },
    slogan: { zh: '好剧一路陪您', en: 'Good stories all the way' },
    picture: { motif: 'deer', palette: 'violet' },
  },
  {
    brandId: 'soundisle',
    name: { zh: '声屿', en: 'Soundisle' },
    slogan: { zh: '听见一座岛', en: 'An island of sound' },
    picture: { motif: 'island', palette: 'rose' },
  },
  {
    brandId: 'roamwhale',
    name: { zh: '游鲸互娱', en: 'Roamwhale Games' },
    slogan: { zh: '畅游每一局', en: 'Dive into every match' },
    picture: { motif: 'whale', palette: 'indigo' },
  },
  {
    brandId: 'maisle',
    name: { zh: '麦屿食堂', en: 'Maisle Kitchen' },
    slogan: { zh: '一杯一餐，认真对待', en: 'Every cup and plate, done right' },
    picture: { motif: 'tea', palette: 'amber' },
  },
  {
    brandId: 'wildway',
    name: { zh: '驰野出行', en: 'Wildway' },
    slogan: { zh: '说走就走的每一程', en: 'Every trip, any time' },
    picture: { motif: 'car', palette: 'jade' },
  },
  {
    brandId: 'orangebarn',
    name: { zh: '橙仓优选', en: 'Orangebarn' },
    slogan: { zh: '好物满仓，补贴到家', en: 'A barn full of good buys' },
    picture: { motif: 'box', palette: 'coral' },
  },
  {
    brandId: 'warmeave',
    name: { zh: '暖檐生活', en: 'Warmeave' },
    slogan: { zh: '把家交给放心的人', en: 'Your home in good hands' },
    picture: { motif: 'home', palette: 'teal' },
  },
]
