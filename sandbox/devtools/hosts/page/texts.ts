import { inLanguage, type Lang, type Text } from '../../../language'

/** What the page's script says. */
const texts = {
  starting: { zh: '启动中', en: 'Starting' },
  building: { zh: '构建中', en: 'Building' },
  ready: { zh: '就绪', en: 'Ready' },
  failed: { zh: '失败', en: 'Failed' },
  silent: { zh: '这个框架没有回应。', en: 'This frame does not answer.' },
  copy: { zh: '复制追踪号', en: 'Copy trace id' },
  copyCode: { zh: '复制验证码', en: 'Copy code' },
  copied: { zh: '已复制', en: 'Copied' },
  noTrace: { zh: '无追踪号', en: 'No trace id' },
  noAnswer: { zh: '无应答', en: 'No answer' },
  nodes: { zh: '个节点', en: 'nodes' },
  last: { zh: '最近更新', en: 'last update' },
  largest: { zh: '最大', en: 'largest' },
  enlarge: { zh: '放大', en: 'Enlarge' },
  reduce: { zh: '显示全部', en: 'Show all' },
  unknownPath: { zh: '没有这个页面：', en: 'No screen has the path ' },
  missing: { zh: '已打开，但缺少参数：', en: 'Opened, but its query lacks ' },
  noLogin: { zh: '无法登录：', en: 'Cannot sign in ' },
  unknownPerson: { zh: '没有这个人物：', en: 'No seeded person has the number ' },
} satisfies Record<string, Text>

export type TextName = keyof typeof texts

/** A text in the page's language. */
export const say = (name: TextName, lang: Lang): string => inLanguage(texts[name], lang)
