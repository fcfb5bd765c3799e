/** The calls whose paths the specification states: 89, five of the rights supplier, two of one-key binding, the low-code page and the report. */
export const statedPaths = `
/xbt/get-code /xbt/login /xbt/wx-login /xbt/logout /xbt/user-info /xbt/set-user-info /xbt/get-ext-info /xbt/region-list /xbt/feedback
/xbt/grant /xbt/granted /xbt/granted-agreements /xbt/synchronize-data /xbt/credit-status /xbt/credit-score
/xbt/bank-info /xbt/bank-cards /xbt/bind-card-sms /xbt/bind-card /xbt/open-card
/:product/one-key-binding/pre-sign /:product/one-key-binding/query
/xbt/id-card-create /xbt/face-create /xbt/upload-face-file /xbt/upload-challenge-file /xbt/upload-img-file /xbt/upload-faceId-file
/xbt/set-ocr-info /xbt/get-ocr-info /xbt/challenge-item
/xbt/ocr-face-create /xbt/ocr-card-create /xbt/upload-image /xbt/upload-to-face /xbt/get-ocr-card /xbt/set-ocr-card
/xbt/index /xbt/shop /xbt/category /xbt/pre-search /xbt/shop-search /xbt/shop-search-list /xbt/shop-search-clear /xbt/shop-result
/xbt/grid-modules /xbt/cardinfo /xbt/member-broadcast /xbt/member-page /xbt/gold-member-page
/shop/goods /shop/confirm-order-info /shop/order /shop/order-detail /shop/goods-list /shop/get-transaction-price /shop/payment-info
/xbt-activity/qr-code /xbt-activity/invitation-records /xbt-activity/red-packet-money /xbt-activity/invite-info /xbt-activity/helper-info
/xbt-activity/bonus-broadcast /xbt-activity/bonus-tasks /xbt-activity/get-bonus /xbt-activity/rules
/xbt-custom-activity/get-activity-items /xbt-custom-activity/get-activity-config
/xbt-gold/pre-exchange /xbt-gold/exchange
/xbt-gold-vip-activity/index /xbt-gold-vip-activity/poster-info /xbt-gold-vip-activity/send-sms /xbt-gold-vip-activity/receive
/xbt-gold-vip-activity/agreement /xbt-snacks/view-log /coupon/coupon-list
/balance/balance /balance/bonus-list /balance/rebate-list /balance/withdraw /balance/withdraw-account /balance/withdraw-amount-options
/balance/withdraw-list /balance/withdraw-detail /balance/bind-account /balance/used-list /balance/set-guide-status
/user/logoff /user/logoff-info /user/send-logoff-code
/supplier/rights/orderUseRightsInfo /supplier/rights/receiveRights /supplier/rights/orderRightsReceiveLog /supplier/rights/bills
/supplier/rights/userCouponToken
/system-page/getSchema /event/report
`
  .trim()
  .split(/\s+/)

/** The calls that the specification names without a path, each with the path that the contract gives it. */
export const namedCalls: Readonly<Record<string, string>> = {
  // Membership
  'vip info (new)': '/vip/info',
  'create vip order': '/vip/create-order',
  'alipay pay': '/vip/alipay-pay',
  'bank pay': '/vip/bank-pay',
  'pay status': '/vip/pay-status',
  'get bank code': '/vip/bank-code',
  'confirm bank code': '/vip/confirm-bank-code',
  rights: '/vip/rights',
  'renewal start/stop': '/vip/renewal',
  'renewal log': '/vip/renew-log',
  'receive log': '/vip/receive-log',
  'tag compute': '/tag/compute',
  'decision by scene': '/tag/decision-by-scene',
  'matched gray group': '/gray/matched-group',
  'tag batch decision': '/tag/batch-decision',
  'user tag match': '/tag/match',
  'surprise info': '/vip/surprise-info',
  'birthday receive info': '/vip/birthday-receive-info',
  'received item info': '/vip/received-item-info',
  'purchase vip': '/vip/purchase',
  'card vip-info': '/vip/card-vip-info',
  'credit report info': '/vip/credit-report-info',
  'credit report': '/credit/credit-report',
  'customer service link': '/vip/customer-service-link',
  'vip-for-pending popup': '/vip/for-pending-popup',
  'display classify': '/vip/display-classify',
  'limit-amount status': '/vip/limit-amount-status',
  'expected receive list': '/vip/expected-receive-list',
  'renew enable/disable': '/vip/renew-enable',
  'order renew-log': '/vip/order-renew-log',
  // Leap
  'leap vip info': '/sup-vip/info',
  'leap rights': '/sup-vip/rights',
  'leap renew log': '/sup-vip/renew-log',
  'leap receive log': '/sup-vip/receive-log',
  'increase status': '/sup-vip/increase-status',
  'expected vip list': '/sup-vip/expected-list',
  'leap start/stop renewal': '/sup-vip/renewal',
  'super vip info': '/sup-vip/super-vip-info',
  // Cashier, and payments outside it
  render: '/cashier/render',
  'cut flow': '/cashier/cut-flow',
  'create and pay': '/cashier/create-and-pay',
  'pay query': '/cashier/pay-query',
  'pay-way': '/vip/pay-way',
  'wxpay create': '/paysystem/wxpay/create',
  'wxpay look': '/paysystem/wxpay/look',
  'alipay create': '/paysystem/alipay/create',
  'alipay look': '/paysystem/alipay/look',
  'pay channel': '/paysystem/pay-channel',
  'verification code': '/paysystem/verification-code',
  'verification code of a certificate': '/paysystem/certificate/verification-code',
  'confirm code': '/paysystem/confirm-code',
  'confirm code of a certificate': '/paysystem/certificate/confirm-code',
  'create-bankpay': '/paysystem/create-bankpay',
  // Coin shop
  'gold index data': '/gold/gold-index',
  'shop info': '/gold/shop-info',
  'exchange goods': '/gold/exchange-goods',
  'gold logs': '/gold/logs',
  'gold order detail': '/gold/order-detail',
  'gold wallet': '/gold/wallet',
  // Rights cards, packs and coupons
  'health rights': '/rights/health-rights',
  'health right': '/rights/health-right',
  'limit-up rights': '/rights/limit-up-rights',
  'extra rights': '/rights/extra-rights',
  'get-extra-right': '/rights/get-extra-right',
  'limit-up log': '/rights/limit-up-log',
  'get-limit-up-right': '/rights/get-limit-up-right',
  'limit-up': '/rights/limit-up',
  'user-rights-pack': '/rights/user-rights-pack',
  'user-rights-pack item': '/rights/item',
  'set-auth': '/rights/set-auth',
  'flight-link': '/rights/flight-link',
  'coupon sale': '/coupon/coupon-sale',
  'coupon finance': '/coupon/coupon-finance',
  'rookie coupon': '/coupon/rookie-coupon',
  // Certificates of settled loans
  'paid-off get': '/paid-off/get',
  'paid-off apply': '/paid-off/apply',
  'paid-off check': '/paid-off/check',
  'paid-off apply-list': '/paid-off/apply-list',
  'paid-off update-email': '/paid-off/update-email',
  // Others
  invitations: '/activity/invitations',
  'invite reward list': '/activity/invite-reward-list',
  'third-party authorization prepare': '/third-party/prepare',
  'third-party jump link': '/third-party/jump-link',
  'copy order create': '/shop/copy-order-create',
  'copy order info': '/shop/copy-order-info',
  'cancel order': '/shop/cancel-order',
  'order list': '/shop/order-list',
  'brand goods': '/shop/brand-goods',
  'set default bank card': '/bank/set-default-card',
  'upload picture': '/profile/upload-picture',
  'report token': '/report/token',
}
