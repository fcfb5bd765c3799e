import { endpoints } from '@tests/fixtures/endpoints'

/** The paths that the specification states, by their beginning; all other paths come from a configuration that it does not show. */
const stated = `
  /:product/one-key-binding/: pre-sign query
  /balance/: balance bind-account bonus-list rebate-list set-guide-status used-list withdraw withdraw-account
    withdraw-amount-options withdraw-detail withdraw-list
  /coupon/: coupon-list
  /event/: report
  /shop/: confirm-order-info get-transaction-price goods goods-list order order-detail payment-info
  /supplier/rights/: bills orderRightsReceiveLog orderUseRightsInfo receiveRights userCouponToken
  /system-page/: getSchema
  /user/: logoff logoff-info send-logoff-code
  /xbt-activity/: bonus-broadcast bonus-tasks get-bonus helper-info invitation-records invite-info qr-code
    red-packet-money rules
  /xbt-custom-activity/: get-activity-config get-activity-items
  /xbt-gold-vip-activity/: agreement index poster-info receive send-sms
  /xbt-gold/: exchange pre-exchange
  /xbt-snacks/: view-log
  /xbt/: bank-cards bank-info bind-card bind-card-sms cardinfo category challenge-item credit-score credit-status
    face-create feedback get-code get-ext-info get-ocr-card get-ocr-info gold-member-page grant granted
    granted-agreements grid-modules id-card-create index login logout member-broadcast member-page ocr-card-create
    ocr-face-create open-card pre-search region-list set-ocr-card set-ocr-info set-user-info shop shop-result
    shop-search shop-search-clear shop-search-list synchronize-data upload-challenge-file upload-face-file
    upload-faceId-file upload-image upload-img-file upload-to-face user-info wx-login`

const statedPaths = stated
  .split(/\n(?= {2}\/)/)
  .flatMap((group) => {
    const [beginning = '', ...ends] = group.split(/\s+/).filter(Boolean)
    return ends.map((end) => beginning.replace(/:$/, '') + end)
  })
  .sort()

const pathsOf = (origin: string) =>
  endpoints.flatMap(({ endpoint }) => (endpoint.origin === origin ? [endpoint.path] : [])).sort()

describe('where a call comes from', () => {
  it('D-06 is the specification for each path that it states, and for no other', () => {
    expect(pathsOf('stated')).toEqual(statedPaths)
  })

  it('is said of every call', () => {
    expect(endpoints.filter(({ endpoint }) => endpoint.origin === undefined)).toEqual([])
  })

  it('is the app alone for those that a server of others may lack', () => {
    expect(pathsOf('ours')).toEqual([
      '/account/end-other-sessions',
      '/account/own-data',
      '/account/session-list',
      '/activity/free-group',
      '/activity/free-groups',
      '/activity/join',
      '/activity/join-free-group',
      '/activity/start-free-group',
      '/activity/take-reward',
      '/activity/take-stage',
      '/activity/visit-item',
      '/bank/unbind-card',
      '/coupon/coupon-detail',
      '/coupon/receive-rookie-coupon',
      '/coupon/take-coupon',
      '/member/gold-order',
      '/paid-off/document',
      '/profile/upload-picture',
      '/rights/activate-fly-card',
      '/rights/card-order',
      '/rights/fly-cards',
      '/shop/cancel-order',
      '/topup/number',
      '/vip/receive-gift',
      '/vip/receive-right',
      '/xbt-activity/help',
      '/xbt-activity/open-packet',
      '/xbt-activity/ranking',
      '/xbt-activity/red-packets',
      '/xbt-activity/start-help',
    ])
  })
})
