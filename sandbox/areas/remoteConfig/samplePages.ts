import { routes } from '@/routes'
import { dayMs, dayStart } from '../../beijing'
import { inLanguage, sayIn, type Text } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { gridEntries } from '../mall/catalogue/grid'

const mall = '/pages/mall/index'
const carnival = '/subPackages/carnival-shopping/index'

/** The end of today. */
const midnight = (now: Date) => dayStart(now) + dayMs

/** A coupon of the coupon centre (`coupon/offers.ts`), where it is taken. */
const coupon = (viewer: Viewer) => {
  const say = sayIn(viewer.lang)
  return {
    type: 'coupon',
    name: say('生活好物通用券', 'Everyday coupon'),
    amount: 500,
    threshold: 5000,
    expireTime: midnight(viewer.now) + 29 * dayMs,
    action: say('去领取', 'Claim'),
    link: `/${routes.couponSale.path}`,
  }
}

const countdown = (viewer: Viewer) => {
  const say = sayIn(viewer.lang)
  return {
    type: 'countdown',
    title: say('今日补贴场，即将结束', 'Today’s subsidies end in'),
    ended: say('今日补贴场已结束', 'Today’s subsidies are over'),
    deadline: midnight(viewer.now),
    link: carnival,
  }
}

/** The modules of the home screen. */
export const homeBlocks = (viewer: Viewer) => ({
  title: inLanguage({ zh: '首页模块', en: 'Modules of home' }, viewer.lang),
  blocks: [countdown(viewer), coupon(viewer)],
})

/** A page with every kind of block, for the preview. */
export function everyBlock(viewer: Viewer) {
  const { lang, origin } = viewer
  const say = sayIn(lang)
  return {
    title: say('模块样例', 'A page of every block'),
    blocks: [
      {
        type: 'notice',
        list: [
          say('春日补贴季进行中', 'The spring subsidies are on'),
          say('新人首单再减 5 元', '¥5 off the first order'),
        ],
        mode: 'horizontal-continuous',
        separator: '　·　',
        showMore: true,
        link: '/subPackages/custom-activity/index?code=spring',
      },
      {
        type: 'banner',
        items: [
          {
            title: say('狂欢购物节', 'Shopping carnival'),
            subtitle: say('百款好物低至 5 折', 'Up to half price'),
            picture: pictureOf('banner', 'carnival', origin),
            link: carnival,
          },
          {
            title: say('补贴越来越多', 'The price keeps falling'),
            subtitle: say('看准时机，低价下手', 'Pick your moment and save'),
            picture: pictureOf('banner', 'allowance', origin),
            link: '/subPackages/allowance-down/index',
          },
        ],
      },
      { type: 'grid', columns: 5, items: gridItems(viewer) },
      countdown(viewer),
      coupon(viewer),
      { type: 'goods', title: say('今日主推', 'Picked for today'), promotion: 'carnival', count: 6 },
      {
        type: 'picture',
        picture: pictureOf('wide', 'phone-ocean', origin),
        width: 750,
        height: 300,
        label: say('更多服务', 'More services'),
        link: `/${routes.preview.path}?code=services`,
      },
      { type: 'text', html: inLanguage(richSample, lang) },
      { type: 'button', text: say('去商城看看', 'Go to the mall'), link: mall },
    ],
  }
}

/** Screens that pages of an operator alone lead to; a name stands for an address. */
const services: readonly (readonly [Text, string])[] = [
  [{ zh: '会员（旧版）', en: 'Older membership' }, `/${routes.olderMember.path}`],
  [{ zh: '会员支付', en: 'Pay for a membership' }, `/${routes.memberPayPop.path}`],
  [{ zh: 'App 账单', en: 'Bill in the app' }, `/${routes.nativeBridge.path}?nativeType=bill`],
  [{ zh: '核对身份', en: 'Confirm your identity' }, 'preCreditConfirm'],
  [{ zh: '人脸识别', en: 'Face recognition' }, 'face'],
  [{ zh: '绑定储蓄卡', en: 'Bind a debit card' }, 'bankCard'],
  [{ zh: '开通结果', en: 'Activation result' }, 'openCardResult'],
  [{ zh: '补贴权益卡', en: 'Subsidy benefit card' }, 'rights'],
]

/** The page that leads to them. */
export const servicesPage = ({ lang }: Viewer) => ({
  title: inLanguage({ zh: '更多服务', en: 'More services' }, lang),
  blocks: services.map(([text, link]) => ({ type: 'button', text: inLanguage(text, lang), link })),
})

const gridItems = ({ lang, origin }: Viewer) =>
  ['video', 'fuel', 'coffee', 'giftCard', 'all'].flatMap((id) => {
    const entry = gridEntries.find(({ entryId }) => entryId === id)
    if (!entry) return []
    const badge = id === 'coffee' ? { badge: inLanguage({ zh: '热', en: 'Hot' }, lang) } : {}
    return [
      {
        title: inLanguage(entry.title, lang),
        picture: pictureOf('grid', id, origin),
        link: inLanguage(entry.url, lang),
        ...badge,
      },
    ]
  })

/** As a careless operator pastes it: the app keeps the words and drops the rest. */
const richSample: Text = {
  zh: '<h3 onclick="steal()">活动规则</h3><ul><li>每人每天限参与 <b>3 次</b></li><li>补贴实时到账</li></ul><p>最终解释以<u>活动页</u>为准。</p><script>steal()</script>',
  en: '<h3 onclick="steal()">Rules</h3><ul><li>Up to <b>3 times</b> a day</li><li>Subsidies arrive at once</li></ul><p>The <u>campaign page</u> has the last word.</p><script>steal()</script>',
}
