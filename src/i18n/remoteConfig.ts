import { shortAmount } from '@/lib/money'
import { remoteConfig as en } from './en/remoteConfig'
import { catalogue } from './language'

export const remoteConfig = {
  pictureOf: (place: number, count: number) => `${place} / ${count}`,
  pictures: '图片',
  previousPicture: '上一张',
  nextPicture: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  noPicture: '没有可以预览的图片',
  searchPlace: '搜索地点或地址',
  searchExample: '例如：人民广场',
  noPlace: '没有找到这个地点',
  confirmPlace: '确定',
  lookAtPlace: (name: string) => `查看 ${name}`,
  coordinates: '经纬度',
  address: '地址',
  copyAddress: '复制地址',
  badPlace: '地点信息不正确',
  banners: '活动推荐',
  linkCopied: '链接已复制，请在浏览器中打开',
  linkNotCopied: '这个链接要在浏览器中打开，但没有复制成功',
  couponFrom: (fen: number) => (fen === 0 ? '无门槛' : `满 ${shortAmount(fen)} 元可用`),
  couponUntil: (date: string) => `有效期至 ${date}`,
  couponUse: '去使用',
  previewNoCode: '没有要预览的页面',
  previewNoCodeHint: '请在地址中加上页面编号，例如 ?code=xyf_xbt_01',
  previewUnknown: '没有找到这个页面',
  previewUnknownHint: (code: string) => `编号 ${code} 不存在或已删除`,
  previewUnreadable: '页面内容无法读取',
  previewUnreadableHint: '内容不是有效的 JSON，或超过了大小限制',
  previewEmpty: '这个页面还没有内容',
  previewEmptyHint: '添加模块并保存后，在这里重新加载',
  previewReload: '重新加载',
  previewUntitled: '未命名页面',
  previewCode: (code: string) => `编号 ${code}`,
  previewTime: (time: string) => `生成于 ${time}`,
  previewCount: (count: number) => `共 ${count} 个模块`,
  previewSkippedUnknown: (names: string) => `当前版本不支持，已跳过：${names}`,
  previewSkippedBroken: (names: string) => `内容有误，已跳过：${names}`,
}

/** Words of the system pages and of low-code pages. */
export const remoteConfigWords = catalogue({ 'zh-CN': remoteConfig, en })
