import { picture as en } from './en/picture'
import { catalogue } from './language'

export const picture = {
  title: '选择图片',
  camera: '拍照',
  album: '从相册选择',
  failed: '没有取得图片，请重试',
  denied: '没有相机或相册权限，请在设置中允许后重试',
  deniedByHand: '没有相机或相册权限，请在系统设置中允许后重试',
  unagreed: '您还没有同意微信的隐私保护指引，不能使用相机和相册。请再次添加图片，并在询问时选择同意',
  openSettings: '去设置',
  sending: '上传中…',
  sent: '已上传',
  retry: '重试',
  faults: {
    empty: '图片是空的，请换一张',
    tooLarge: '图片不能超过 20 MB，请换一张',
    noPicture: '这不是图片，请选择 PNG、JPEG 或 WebP 图片',
    lost: '图片没有上传成功，请检查网络后重试',
  },
}

/** Words of choosing a picture and sending it. */
export const pictureWords = catalogue({ 'zh-CN': picture, en })
