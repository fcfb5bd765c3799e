import { safety as en } from './en/safety'
import { catalogue } from './language'

export const safety = {
  group: '账号安全',
  devices: '登录设备',
  devicesHint: '查看并退出其他设备',
  places: { app: 'App', web: '网页', weapp: '微信小程序', alipay: '支付宝小程序', tt: '抖音小程序' },
  thisDevice: '本机',
  lastSeen: (time: string) => `最近使用 ${time}`,
  onlyThis: '没有其他登录设备',
  devicesFailed: '没有取到登录设备',
  retry: '重试',
  endOthers: '退出其他设备',
  endOthersTitle: '退出其他设备？',
  endOthersText: '其他设备将立即退出登录，本机不受影响。',
  endOthersKeep: '取消',
  othersEnded: (count: number) => `已退出 ${count} 台设备`,
  ownData: '下载我的数据',
  ownDataHint: '资料、订单、钱包明细、授权与登录记录',
  ownDataText:
    '我们会把您的个人资料、订单、钱包明细、协议与授权、登录设备整理成一个 JSON 文件。文件包含您的完整信息，请妥善保管。',
  makeOwnData: '生成文件',
  ready: '文件已生成',
  fileName: (name: string) => `文件名：${name}`,
  hand: { save: '保存文件', share: '发送到聊天', copy: '复制文件内容' },
  handed: {
    save: '已保存到浏览器的下载文件夹',
    share: '已发送，可在聊天中打开',
    copy: '内容已复制，可粘贴到备忘录保存',
  },
  notHanded: { save: '没有保存成功，请重试', share: '没有发送，可再次尝试', copy: '没有复制成功，请重试' },
}

/** Words of signed-in devices and of the customer's own data. */
export const safetyWords = catalogue({ 'zh-CN': safety, en })
