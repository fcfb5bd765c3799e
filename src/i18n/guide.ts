import { guide as en } from './en/guide'
import { catalogue } from './language'

export const guide = {
  title: '微信隐私保护指引',
  text: '微信要求您先同意，才能使用手机号、相机、相册、位置和剪贴板。不同意也能使用其他功能。',
  link: '阅读指引',
  agree: '同意',
  refuse: '不同意',
}

/** Words of the question for WeChat's privacy guide. */
export const guideWords = catalogue({ 'zh-CN': guide, en })
