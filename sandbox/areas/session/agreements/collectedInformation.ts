import type { AgreementText } from '../../../area'

/** What the app collects, row by row: what, when and how often, and for what. */
export const collectedInformation: AgreementText = {
  code: 'collected-information',
  title: { zh: '个人信息收集清单', en: 'Collected information list' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '本清单列出本应用收集的个人信息、收集时机与次数以及用途，各项均自应用首个版本起适用。同意隐私政策之前，不会生成设备标识，也不会上报数据。',
      en: 'This list names the personal information that the app collects, when, how often and for what. Each row is valid since the first version of the app. Before you accept the privacy policy no device id is made and nothing is reported.',
    },
    {
      zh: '手机号——时机：登录或绑定手机号时，每次登录一次；用途：识别账号、发送验证码。小程序中一键登录时，另收集所在平台的登录凭证。',
      en: 'Phone number. When: at each login, or when you bind it. For: identifying the account and sending codes. A login with one tap in a mini-program also sends the login proof of its platform.',
    },
    {
      zh: '昵称、头像、所在地区、学历、职业——时机：您在个人资料中保存时；用途：展示与完善资料。',
      en: 'Nickname, avatar, region, education, occupation. When: each time you save your profile. For: showing and completing the profile.',
    },
    {
      zh: '姓名、身份证号、身份证照片及证件上的性别、民族、出生日期、住址、签发机关、有效期——时机：身份认证或绑卡时，每次提交一次；用途：核验身份。',
      en: 'Name, ID number, photos of the ID card, and the sex, nation, birthday, address, issuer and validity on it. When: each time you submit them to verify your identity or bind a card. For: verifying your identity.',
    },
    {
      zh: '人脸照片与视频，或所在平台的人脸核验结果——时机：人脸核验时，每次核验一次；用途：确认是您本人。',
      en: 'A photo and a video of your face, or the result of the platform’s own face check. When: at each face check. For: confirming that it is you.',
    },
    {
      zh: '银行卡号、银行预留手机号——时机：绑定银行卡时，每张卡一次；用途：支付与提现。',
      en: 'Bank card number and the phone number kept by the bank. When: once for each card you bind. For: paying and withdrawing.',
    },
    {
      zh: '支付宝账号、微信登录凭证——时机：绑定该收款账户时；用途：提现打款。',
      en: 'Alipay account, or the login proof of WeChat. When: each time you bind one as a payout account. For: paying out withdrawals.',
    },
    {
      zh: '订单、充值账号、支付与提现记录——时机：每次下单、支付或提现时；用途：交付商品、查询订单和售后。',
      en: 'Orders, the account to top up, payments and withdrawals. When: at each order, payment or withdrawal. For: delivering the goods, showing orders and helping afterwards.',
    },
    {
      zh: '电子邮箱，或收件人姓名、电话与地址——时机：申请结清证明时，每次申请一次；用途：发送或邮寄证明。',
      en: 'Email address, or name, phone number and address of the recipient. When: each time you ask for a certificate of settlement. For: mailing or posting it.',
    },
    {
      zh: '搜索词——时机：每次搜索时；用途：返回搜索结果、显示搜索历史，历史可以清空。未登录时搜索历史仅保存在本机。',
      en: 'Search words. When: at each search. For: finding goods and showing your last searches, which you can clear. Without a login these are kept on the device only.',
    },
    {
      zh: '反馈内容、图片与您填写的联系电话——时机：每次提交意见反馈时；用途：处理反馈。相机与相册仅在您拍摄或选择图片时使用。',
      en: 'Feedback, its pictures and the phone number you give. When: each time you submit feedback. For: handling it. Camera and photos are used only while you take or choose a picture.',
    },
    {
      zh: '设备标识、会话标识、操作系统、设备型号与系统版本、IP 地址——时机：同意隐私政策后，设备标识生成一次，会话标识每次启动生成一次；用途：保障账号与交易安全。操作系统、设备型号、系统版本与 IP 地址随每次请求发送，浏览时也是如此。',
      en: 'Device id, session id, system, device model, system version and IP address. When: after your consent the device id is made once and the session id at each start. For: the safety of account and payments. System, device model and IP address are part of every request, also while you browse.',
    },
    {
      zh: '使用与故障记录（访问的页面、点击、停留时间、屏幕尺寸、错误信息，以及脱敏后的手机号与姓名）——时机：同意隐私政策后，使用中产生时上报；用途：改进应用、排查故障。',
      en: 'Usage and faults: pages, taps, time on a page, size of the screen, error messages, and your masked phone number and name. When: after your consent, as they happen. For: improving the app and finding faults.',
    },
    {
      zh: '位置——仅在您选择常用地点时使用，所选地点仅保存在本机，不会上传。剪贴板——仅在您点击复制时写入，不会读取。通讯录——不会读取。',
      en: 'Location is used only while you choose your saved location, which stays on the device and is not uploaded. The clipboard is written only when you tap copy, and never read. Contacts are never read.',
    },
  ],
}
