/**
 * The routes that the specification fixes: path, titles, a `?` where it opens without a login, an `x` where it is always in the newer theme.
 * The test of R-05 compares them with `src/routes.ts`, and the builds with that.
 */
export const specifiedRoutes = `
pages/home/index | 小补贴 | Small subsidy | ?
pages/mall/index | 补贴商城 | Subsidy mall | ?
pages/my/index | 我的 | My | ?
pages/previewPage/index | 预览 | Preview | ?x
pages/nativeBridge/index | 请稍候 | One moment | ?
subPackages/rightssupplier/index | 飞星卡 | Flying star card
subPackages/rightssupplier/usedDetail | 激活详情 | Activation details
subPackages/rightssupplier/mine-rights | 我的权益 | My benefits
subPackages/gold-member/index | 黄金会员 | Gold member
subPackages/gold-member/outer-deliver | 黄金会员 | Gold member | ?
subPackages/help-progress/index | 助力进度 | Help progress
subPackages/special-rights-result/index | 权益领取结果 | Rights result
subPackages/demo-native/index | H5-APP | H5-APP | ?
subPackages/coupon-list/index | 优惠券列表 | Coupon list
subPackages/coupon-list/detail | 优惠券详情 | Coupon details
subPackages/qrcode-detail/index | 订单详情 | Order details
subPackages/get-member/index | 助力领会员 | Help to get membership
subPackages/help-get-member/index | 助力领会员 | Help to get membership | ?
subPackages/poster-share/index | 海报分享 | Poster
subPackages/cancel-account/index | 注销账号 | Cancel account
subPackages/cancel-account/cancel-reason | 注销原因 | Cancellation reason
subPackages/cancel-account/cancel-result | 注销结果 | Cancellation result
subPackages/order/confirm | 确认订单 | Confirm order
subPackages/order/detail | 订单详情 | Order details
subPackages/cash-task/index | 提现任务 | Cash task
subPackages/pdp/index | 商品详情 | Product details | ?
subPackages/balance/index | 余额 | Balance
subPackages/cash-out/index | 提现 | Withdraw
subPackages/cash-out/rule | 提现规则 | Withdrawal rules | ?
subPackages/cash-out-record/index | 提现记录 | Withdrawal records
subPackages/cash-out-result/index | 提现结果 | Withdrawal result
subPackages/bind-user/index | 绑定用户 | Bind user
subPackages/agreement/index | 协议 | Agreement | ?
subPackages/argumentList/index | 协议列表 | Agreements | ?
subPackages/free/index | 免费领 | Get free | ?
subPackages/free/record | 群接龙免费领 | Group chain get free
subPackages/free/rule | 活动规则 | Activity rules | ?
subPackages/app-download/index | 下载APP | Download the app | ?
subPackages/xbt-download/index | 下载小补贴 | Download Small subsidy | ?
subPackages/bank-management/index | 银行卡管理 | Bank card management
subPackages/carnival-shopping/index | 狂欢购物 | Carnival shopping | ?
subPackages/mall-search/index | 搜索结果 | Search results | ?
subPackages/pre-mall-search/index | 搜索 | Search | ?
subPackages/category/index | 分类 | Category | ?
subPackages/card-results/index | 开通结果 | Activation result
subPackages/service-authorization/index | 服务授权 | Service authorization
subPackages/tax-reduction/index | 券膨胀 | Voucher inflation
subPackages/custom-activity/index | 活动 | Activity | ?
subPackages/allowance-down/index | 补贴降价 | Subsidy price cut | ?
subPackages/thanksgiving/index | 感恩回馈 | Thanksgiving | ?
subPackages/landing-page/activity-1 | 活动 | Activity | ?
subPackages/deposit-identification/index | 绑定储蓄卡 | Bind debit card
subPackages/identification/index | 身份认证 | Identity authentication
subPackages/identification-confirm/index | 身份认证 | Identity authentication
subPackages/living-identification/index | 人脸识别 | Face recognition
subPackages/ranking/index | 排行榜 | Ranking
subPackages/red-packets/index | 邀请好友 | Invite friends
subPackages/share/index | 领红包 | Get red packet | ?
subPackages/xyf-score/index | 信用分 | Credit score
subPackages/once-bind/index | 一键绑卡 | One-key card binding
subPackages/exchange-redpackage/index | 兑换红包 | Red packet redemption
subPackages/exchange-coupon/index | 兑换优惠券 | Coupon redemption
center/personInfo/feedback | 意见反馈 | Feedback
center/personInfo/setUp | 设置 | Settings
center/personInfo/mys | 我的 | My
center/rights/index | 补贴权益卡 | Subsidy benefit card
center/rights/detail | 补贴权益卡 | Subsidy benefit card
center/login/index | 登录 | Login | ?
center/login/loginNum | 登录 | Login | ?
center/capture/coupon | 优惠券 | Coupons
center/capture/calc | 计算器 | Calculator | ?
subPackages/xyfApp/activity/index | 福利专区 | Welfare page | x
subPackages/xyfApp/coupon-list/index | 优惠券列表 | Coupon list | x
subPackages/xyfApp/coupon-list/detail | 优惠券详情 | Coupon details | x
subPackages/xyfApp/qrcode-detail/index | 订单详情 | Order details | x
subPackages/xyfApp/order/confirm | 确认订单 | Confirm order | x
subPackages/xyfApp/order/detail | 订单详情 | Order details | x
subPackages/xyfApp/order/order-list | 订单列表 | Orders | x
subPackages/xyfApp/pdp/index | 商品详情 | Product details | ?x
subPackages/xyfApp/product-list/index | 商品列表 | Products | ?x
subPackages/xyfApp/gold-shop/index | 金币商城 | Gold coin mall | x
subPackages/xyfApp/gold-shop/detail | 金币详情 | Gold coin details | x
subPackages/xyfApp/gold-shop/success | 兑换成功 | Redemption success | x
subPackages/xyfApp/xyf-cards/index | 卡包 | Card pack | x
subPackages/xyfApp/h5-pay/index | 支付 | Payment | x
subPackages/xyfApp/vip-rule/index | 规则说明 | Rule description | ?x
subPackages/xyfApp/member/index | 会员 | Membership | x
subPackages/xyfApp/member/pay-result | 支付结果 | Payment result | x
subPackages/xyfApp/member-health/index | 健康卡 | Health card | x
subPackages/xyfApp/member-health/health-rule | 规则说明 | Rule description | ?x
subPackages/xyfApp/member-health/pay-result | 支付结果 | Payment result | x
subPackages/xyfApp/member-v2/index | 会员 | Membership | x
subPackages/xyfApp/member-v2/payCardResult | 支付结果 | Payment result | x
subPackages/xyfApp/member-v2/renew-manage | 续费管理 | Renewal management | x
subPackages/xyfApp/member-v2/single-pay-pop | 会员支付 | Membership payment | x
subPackages/xyfApp/member-v2/single-sup-pop | 惊喜礼 | Surprise gift | x
subPackages/xyfApp/member-v2/single-bir-pop | 生日礼 | Birthday gift | x
subPackages/xyfApp/member-v2/member-record | 会员记录 | Membership records | x
subPackages/xyfApp/member-v2/mine-rights | 权益领取记录 | Benefit claim records | x
subPackages/xyfApp/member-v2/member-rules | 会员规则 | Membership rules | ?x
subPackages/xyfApp/member-leap/index | 飞跃会员 | Leap membership | x
subPackages/xyfApp/member-leap/renew-manage | 续费管理 | Renewal management | x
subPackages/xyfApp/member-leap/renew-manage-detainment | 续费管理 | Renewal management | x
subPackages/xyfApp/member-leap/member-record | 会员记录 | Membership records | x
subPackages/xyfApp/member-leap/mine-rights | 权益领取记录 | Benefit claim records | x
subPackages/xyfApp/iframe/index | 详情 | Details | ?x
subPackages/xyfApp/coupons/index | 优惠券 | Coupons | x
subPackages/xyfApp/coupons/indexXyf | 优惠券 | Coupons | x
subPackages/xyfApp/special-rights/index | 专属权益 | Special rights | x
subPackages/xyfApp/special-rights/rule | 规则说明 | Rule description | ?x
subPackages/xyfApp/rise-quota/index | 提额权益卡 | Quota-raising benefit card | x
subPackages/xyfApp/rise-quota-landing/index | 提额权益卡 | Quota-raising benefit card | x
subPackages/xyfApp/welfare/index | 资金匹配结果 | Fund matching result | x
subPackages/xyfApp/withdrawal/surplus | 余额 | Balance | x
subPackages/xyfApp/withdrawal/cash-out | 提现 | Withdraw | x
subPackages/xyfApp/withdrawal/cash-out-record | 提现记录 | Withdrawal records | x
subPackages/xyfApp/withdrawal/cash-rule | 提现规则 | Withdrawal rules | ?x
subPackages/xyfApp/withdrawal/bind-account | 绑定账户 | Bind account | x
subPackages/xyfApp/withdrawal/cash-result | 提现结果 | Withdrawal result | x
subPackages/xyfApp/phone-charges/index | 话费充值 | Phone top-up | x
subPackages/xyfApp/phone-charges/pay-result | 支付结果 | Payment result | x
subPackages/xyfApp/fly-card/index | 飞行卡 | Fly card | x
subPackages/xyfApp/fly-card/list | 飞行卡 | Fly card | x
subPackages/xyfApp/south-air/index | 账号授权 | Account authorization | x
subPackages/xyfApp/new-activity/index | 新人福利 | New-user welfare | x
subPackages/xyfApp/fraud-tips/index | 防诈骗提醒 | Anti-fraud reminder | ?x
subPackages/xyfApp/invit-friend/index | 邀请好友 | Invite friends | x
subPackages/xyfApp/settle-certify/index | 开具方式 | Issuing method | x
subPackages/xyfApp/settle-certify/verify | 身份验证 | Identity verification | x
subPackages/xyfApp/settle-certify/toProve | 通用结清证明 | General settlement certificate | x
subPackages/xyfApp/settle-certify/settle-succes | 结清证明 | Settlement certificate | x
subPackages/xyfApp/settle-certify/recordList | 开具记录 | Issuing records | x
subPackages/xyfApp/settle-certify/email | 填写邮箱 | Enter email | x
`
