import type { Platform } from './protocol'

/** Names of a platform's files and of its host object. */
interface Dialect {
  namespace: string
  template: string
  style: string
  script: string
  /** Prefix of control attributes such as `a:for`; WeChat's own is the target of the conversion. */
  attributePrefix?: string
}

/** The dialects of the three platforms. */
export const dialects: Record<Platform, Dialect> = {
  weapp: { namespace: 'wx', template: '.wxml', style: '.wxss', script: '.wxs' },
  alipay: { namespace: 'my', template: '.axml', style: '.acss', script: '.sjs', attributePrefix: 'a:' },
  tt: { namespace: 'tt', template: '.ttml', style: '.ttss', script: '.sjs', attributePrefix: 'tt:' },
}
