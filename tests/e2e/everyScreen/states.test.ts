import { addressOfSample } from '../../fixtures/ids'
import { screens } from '../../screens'
import { siteForTests } from '../site'
import { takePicture } from '../takePicture'
import { takeStates } from './takeStates'

const site = siteForTests()
const look = { theme: 'xyfApp', language: 'zh-CN' } as const

/** One or two screens of each area that read something: all of them would take minutes. */
const paths = [
  'pages/home/index',
  'pages/mall/index',
  'subPackages/category/index',
  'subPackages/pdp/index',
  'pages/my/index',
  'center/personInfo/mys',
  'subPackages/bind-user/index',
  'subPackages/balance/index',
  'subPackages/cash-out-record/index',
  'subPackages/identification/index',
  'subPackages/identification-confirm/index',
  'subPackages/bank-management/index',
  'subPackages/once-bind/index',
  'subPackages/xyf-score/index',
  'subPackages/order/confirm',
  'subPackages/order/detail',
  'subPackages/xyfApp/order/order-list',
  'subPackages/xyfApp/h5-pay/index',
  'subPackages/gold-member/index',
  'subPackages/xyfApp/member-health/index',
  'subPackages/xyfApp/special-rights/index',
  'subPackages/rightssupplier/index',
  'subPackages/coupon-list/index',
  'subPackages/free/index',
  'subPackages/red-packets/index',
  'subPackages/xyfApp/gold-shop/index',
  'subPackages/xyfApp/gold-shop/detail',
  'subPackages/xyfApp/settle-certify/verify',
  'subPackages/xyfApp/phone-charges/index',
  'subPackages/xyfApp/south-air/index',
]

it.each(paths)(
  'shows that it loads, that it failed and that the network is lost, and loads by itself once it is back: %s',
  async (screen) => {
    const sample = screens.find(({ path }) => path === screen)
    if (!sample) throw new Error(`there is no sample of ${screen}`)
    const { query, person } = sample
    const visit = await site.visit(undefined, { ...look, person })
    const address = site.sandbox.url + (await addressOfSample(site.sandbox, sample))
    const reached = await takeStates(visit, address, (state) =>
      takePicture(visit.page, { screen, state, ...look, query, person }),
    )
    expect(reached.slice(0, 3)).toEqual(['loading', 'failed', 'offline'])
  },
)
