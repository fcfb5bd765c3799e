import type { AgreementText } from '../../../area'

export const userAgreement: AgreementText = {
  code: 'user-agreement',
  title: { zh: '用户服务协议', en: 'User agreement' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '欢迎使用小补贴。本协议由您与小补贴运营方订立，说明您注册、登录和使用补贴钱包、补贴商城与会员服务时双方的权利和义务。请在使用前完整阅读，其中涉及费用、责任限制和争议解决的内容请重点留意。',
      en: 'Welcome to Xiaobutie. This agreement between you and the operator of Xiaobutie says what each side may expect when you register, log in and use the subsidy wallet, the mall and the membership. Please read all of it before you start, above all what it says about fees, liability and disputes.',
    },
    {
      zh: '一、账号。您需使用本人手机号注册账号，并对登录验证码和账号内的操作负责。一个手机号对应一个账号，账号不得出租、出借或转让。如发现账号被他人使用，请立即联系客服，我们会协助冻结账号。',
      en: '1. Account. You register with your own phone number and answer for login codes and for what is done with the account. One number has one account; it may not be rented, lent or handed over. If you think someone else is using it, contact customer service at once and we will help to freeze it.',
    },
    {
      zh: '二、补贴与商城。商品页面展示的价格已扣除您可用的补贴，最终以下单时确认的金额为准。话费、会员等虚拟商品充值成功后不支持退换；到店券和服务券到期未使用的自动原路退款。',
      en: '2. Subsidy and mall. The price on a product page already has the subsidy that you have left taken off; the amount you confirm when ordering is the one that counts. Top-ups and other digital goods cannot be returned once delivered; a voucher that ends unused is refunded by itself.',
    },
    {
      zh: '三、订单与支付。订单生成后请在 15 分钟内完成支付，逾期订单将自动取消并释放优惠券。支付由持牌支付机构处理，我们不会保存您的银行卡密码或支付密码。',
      en: '3. Orders and payment. Please pay within 15 minutes; after that an order is cancelled by itself and its coupon is free again. Payments are processed by licensed providers. We never keep your card PIN or payment password.',
    },
    {
      zh: '四、钱包与提现。钱包余额来自返现、奖励等活动，可提现至您本人名下的账户。提现前需完成身份认证，到账时间以收款机构处理为准。',
      en: '4. Wallet and withdrawals. Your balance comes from rebates and rewards and can be withdrawn to an account in your own name. You need a verified identity first; how fast the money arrives depends on the receiving institution.',
    },
    {
      zh: '五、使用规范。请勿利用平台套取补贴、虚假交易、恶意注册或干扰系统运行。出现上述情况时，我们可以取消相关订单与奖励，并暂停相关账号的功能。',
      en: '5. Fair use. Do not use the service to abuse subsidies, fake orders, register in bulk or disturb its operation. In such cases we may cancel the orders and rewards concerned and suspend the account.',
    },
    {
      zh: '六、协议终止。您可随时在“设置—注销账号”中申请注销，注销后本协议终止。',
      en: '6. End. You can cancel your account at any time under Settings; this agreement then ends.',
    },
    {
      zh: '七、争议解决。双方因本协议产生争议的，应先友好协商；协商不成的，可向运营方所在地有管辖权的人民法院提起诉讼。',
      en: '7. Disputes. We first try to settle any dispute together. If that fails, either side may go to the competent court at the seat of the operator.',
    },
  ],
}
