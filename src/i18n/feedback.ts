import { feedback as en } from './en/feedback'
import { catalogue } from './language'

export const feedback = {
  kind: '反馈类型',
  kinds: { problem: '功能异常', suggestion: '产品建议', complaint: '投诉', other: '其他' },
  text: '问题描述',
  textPlaceholder: '请描述您遇到的问题或建议，10 至 500 个字',
  problems: {
    short: '请至少填写 10 个字',
    long: '最多填写 500 个字',
    invalid: '请输入正确的 11 位手机号',
  },
  pictures: '添加图片',
  picturesHint: (count: number, most: number) => `选填，${count} / ${most}`,
  picturesUse: '拍照或选择时会用到相机和相册，图片只用于处理您的反馈',
  addPicture: '添加一张图片',
  removePicture: (place: number) => `移除第 ${place} 张图片`,
  pictureOf: (place: number) => `第 ${place} 张图片`,
  picturesSending: '图片还在上传，请稍候再提交',
  picturesFailed: '有图片没有上传成功，请重试或移除',
  mobile: '联系电话',
  mobilePlaceholder: '选填，方便我们与您联系',
  send: '提交反馈',
  sent: '反馈已提交，感谢您的意见',
  number: (no: string) => `反馈编号 ${no}`,
  back: '返回',
}

/** Words of feedback. */
export const feedbackWords = catalogue({ 'zh-CN': feedback, en })
