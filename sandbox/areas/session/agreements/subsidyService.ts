import type { AgreementText } from '../../../area'

export const subsidyService: AgreementText = {
  code: 'subsidy-service',
  title: { zh: '补贴服务协议', en: 'Subsidy service terms' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '补贴是平台与品牌商共同提供的价格优惠，直接体现在商品售价中，不可提现、不可转让。',
      en: 'A subsidy is a price reduction paid for by the platform and the brands. It is part of the price shown, cannot be paid out and cannot be passed on.',
    },
    {
      zh: '一、开通。完成身份认证后即可申请开通补贴账户，审核一般在一个工作日内完成，审核期间不影响浏览和下单。',
      en: '1. Opening. After verifying your identity you can apply for a subsidy account. Review usually takes one working day and does not stop you from browsing or ordering.',
    },
    {
      zh: '二、额度。每月补贴额度按发放时是否为会员确定，当月有效，未使用部分不结转。',
      en: '2. Allowance. The monthly allowance depends on whether you are a member when it is given. It serves the month and is not carried over.',
    },
    {
      zh: '三、限时补贴。部分商品的补贴随时段提高，价格以您确认订单时的服务器时间为准。若确认时价格已变化，我们会请您重新确认，不会按旧价格扣款。',
      en: '3. Time offers. For some goods the subsidy grows during the day. The server time at which you confirm the order decides. If the price has changed by then we ask you again; you are never charged an older price.',
    },
    {
      zh: '四、退款。退款时按实付金额退回，当月使用的补贴额度同步恢复，以前月份的不再恢复。',
      en: '4. Refunds. You get back what you paid, and the allowance of this month that it used is restored, that of an earlier month is not.',
    },
    {
      zh: '五、异常处理。对虚假交易、批量套取等行为，平台有权收回补贴并取消订单。',
      en: '5. Abuse. For fake orders or bulk use the platform may take the subsidy back and cancel the orders.',
    },
  ],
}
