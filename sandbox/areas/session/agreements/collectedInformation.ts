import type { AgreementText } from '../../../area'

export const collectedInformation: AgreementText = {
  code: 'collected-information',
  title: { zh: '个人信息收集清单', en: 'Collected information list' },
  version: '2026.1',
  paragraphs: [
    {
      zh: '本清单列出我们收集的每一类个人信息、何时收集、多久一次以及用途。您不使用某项功能时，该功能对应的信息不会被收集。',
      en: 'This list says for each kind of personal information when we collect it, how often, and what for. What belongs to a feature is collected only where you use it.',
    },
    {
      zh: '手机号——何时：登录或注册时；频次：每次登录一次；用途：识别您的账户、发送验证码。',
      en: 'Phone number. When: you log in or register. How often: once for each login. What for: knowing your account and sending codes.',
    },
    {
      zh: '姓名、身份证号、身份证照片——何时：实名认证时；频次：每次认证一次；用途：核验身份。',
      en: 'Name, ID number and photos of the ID card. When: you verify your identity. How often: once for each verification. What for: checking who you are.',
    },
    {
      zh: '人脸影像——何时：人脸核验时；频次：每次核验一次；用途：确认是您本人。',
      en: 'Face image. When: your face is checked. How often: once for each check. What for: confirming that it is you.',
    },
    {
      zh: '银行卡号、银行预留手机号——何时：绑定银行卡时；频次：每张卡一次；用途：付款与提现。',
      en: 'Card number and the phone number that the bank keeps. When: you bind a card. How often: once for each card. What for: payments and withdrawals.',
    },
    {
      zh: '充值账号与订单记录——何时：下单时；频次：每笔订单一次；用途：发货与售后。',
      en: 'Account to top up, and the order. When: you order. How often: once for each order. What for: delivery and service.',
    },
    {
      zh: '头像、昵称、反馈内容与图片——何时：您提交时；频次：每次提交一次；用途：展示资料、处理反馈。',
      en: 'Picture, nickname, and what you write or attach to feedback. When: you submit it. How often: each time you do. What for: your profile and our answer.',
    },
    {
      zh: '您选择的位置——何时：在设置中选择常用地点时；频次：每次选择一次，仅保存在您的设备上；用途：查看该地点。',
      en: 'The place you choose. When: you choose your usual place in the settings. How often: each time you do; it stays on your device. What for: showing that place.',
    },
    {
      zh: '设备标识、系统与客户端版本、屏幕尺寸——何时：同意隐私政策后；频次：每次请求；用途：安全与适配。',
      en: 'Device id, versions of system and client, size of the screen. When: after you accept the privacy policy. How often: with each request. What for: security, and pages that fit.',
    },
    {
      zh: '浏览与点击记录——何时：同意隐私政策后；频次：打开页面或点击时；用途：发现故障、改进服务。手机号与姓名已脱敏。',
      en: 'Pages opened and taps. When: after you accept the privacy policy. How often: when you open a page or tap. What for: finding faults and improving the service. Phone number and name are masked.',
    },
    {
      zh: '登录设备与时间——何时：登录时；频次：每次登录一次；用途：供您在“设置—登录设备”查看。',
      en: 'Device and time of a login. When: you log in. How often: once for each login. What for: your list of devices in the settings.',
    },
  ],
}
