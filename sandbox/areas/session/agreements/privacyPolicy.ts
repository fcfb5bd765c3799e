import type { AgreementText } from '../../../area'

export const privacyPolicy: AgreementText = {
  code: 'privacy-policy',
  title: { zh: '隐私政策', en: 'Privacy policy' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '我们只为向您提供服务而收集必要的个人信息。本政策说明我们收集什么、为什么收集、保存多久，以及您如何管理自己的信息。',
      en: 'We collect personal information only where a service needs it. This policy says what we collect, why, for how long we keep it, and how you stay in control.',
    },
    {
      zh: '一、我们收集的信息。注册登录：手机号。身份认证与绑卡：姓名、身份证号、身份证照片、人脸影像、银行卡号。下单：充值账号与订单记录。安全保障：设备标识、系统版本、IP 地址与操作日志。在您同意本政策前，我们不会生成设备标识，也不会上报任何数据。',
      en: '1. What we collect. To log you in: your phone number. To verify you and bind a card: name, ID number, ID photos, a face image, card number. To deliver an order: the account to top up and the order itself. For security: a device id, system version, IP address and activity logs. Before you accept this policy no device id is made and nothing is reported.',
    },
    {
      zh: '二、信息的使用。上述信息用于完成登录、下单、支付、提现、身份核验和风险防控。人脸影像与证件照片仅用于核验身份，核验完成后加密保存，不用于其他目的。',
      en: '2. How we use it. To log you in, process orders, payments and withdrawals, verify your identity and prevent fraud. Face images and ID photos serve verification only, are stored encrypted afterwards and are used for nothing else.',
    },
    {
      zh: '三、设备权限。相机与相册：拍摄证件、上传头像。位置：选择常用地点，仅在您选择时使用，所选地点仅保存在本机。您可以随时在系统设置中关闭权限，关闭后其他功能不受影响。',
      en: '3. Permissions. Camera and photos: to take pictures of documents or set an avatar. Location: to choose your usual place, only then; the place stays on your device. You can turn them off in the system settings at any time; everything else keeps working.',
    },
    {
      zh: '四、共享与委托处理。我们不会出售您的个人信息。支付、短信、身份核验等由合作机构完成，我们仅提供完成该服务所必需的信息，合作机构清单见《第三方信息共享清单》。',
      en: '4. Sharing. We never sell personal information. Partners process payments, messages and identity checks and receive only what that task needs. They are named in the third-party list.',
    },
    {
      zh: '五、保存与保护。信息存储在中国境内，采用加密传输与分级授权。交易记录依法保存不少于五年，其余信息在您注销账号后 30 日内删除或匿名化。',
      en: '5. Keeping it safe. Data is stored in mainland China, encrypted on the way, with access by need. Transaction records are kept for five years as the law demands; everything else is deleted or made anonymous within 30 days after you cancel the account.',
    },
    {
      zh: '六、您的权利。您可以查询、更正、删除个人信息，撤回授权或注销账号；也可以关闭个性化推荐。我们将在 15 个工作日内答复您的请求。',
      en: '6. Your rights. You can see, correct and delete your information, withdraw consent, turn off personal recommendations or cancel the account. We answer requests within 15 working days.',
    },
    {
      zh: '七、未成年人。本服务面向年满 18 周岁的用户，我们不会主动收集未成年人的信息。',
      en: '7. Minors. The service is meant for adults from 18 years on. We do not knowingly collect information about minors.',
    },
    {
      zh: '八、联系我们。如对本政策有疑问，可通过“我的—联系客服”联系个人信息保护负责人。',
      en: '8. Contact. Questions about this policy reach our privacy officer through customer service under “My”.',
    },
  ],
}
