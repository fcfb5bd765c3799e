import { poster as en } from './en/poster'
import { catalogue } from './language'

export const poster = {
  choose: '选择海报',
  preview: '我的海报',
  drawing: '海报生成中…',
  /** Printed on the poster. */
  printed: {
    invites: (name: string) => (name ? `${name} 邀请您` : '好友邀请您'),
    scan: '长按或扫码领取',
    once: '每个手机号限领一次',
    brand: '小补贴',
  },
  save: { album: '保存到相册', download: '下载海报' },
  saveUse: { album: '保存时会申请相册权限，只用于存入这张海报', download: undefined },
  saved: { album: '已保存到相册', download: '已开始下载，也可长按图片保存' },
  saveFailed: '没有保存成功，请重试',
  share: '分享给好友',
  copyLink: '复制邀请链接',
  denied: '相册权限未开启，开启后即可保存海报',
  unagreed: '同意微信的隐私保护指引后，才能保存海报',
  toSettings: '去开启权限',
  stillDenied: '相册权限仍未开启',
  noCanvas: '海报没有生成，二维码仍可使用',
  noCanvasHint: '长按或截图保存二维码，好友扫码即可领取',
  again: '重新生成',
  qrCode: '邀请二维码',
  noPoster: '暂时没有海报',
  noPosterHint: '邀请链接仍可分享给好友',
}

/** Words of the poster and on it. */
export const posterWords = catalogue({ 'zh-CN': poster, en })
