import { dialects } from './platform'
import type { Platform } from './protocol'

/**
 * Rewrites an AXML or TTML template as WXML, which the framework compiles. Supports the constructs that Taro generates and simple native
 * templates.
 */
export function toWxml(source: string, platform: Platform): string {
  const { attributePrefix } = dialects[platform]
  let text = source
  if (attributePrefix) text = text.replace(new RegExp(`(\\s)${attributePrefix}(?=[a-z])`, 'g'), '$1wx:')
  if (platform === 'alipay') {
    text = text
      .replace(/<import-sjs\s+name="([^"]+)"\s+from="([^"]+)"\s*\/>/g, '<wxs module="$1" src="$2"/>')
      .replace(/(\s)(on|catch)([A-Z][A-Za-z]*)=/g, (_match, space: string, kind: string, name: string) => {
        return `${space}${kind === 'on' ? 'bind' : 'catch'}:${name.charAt(0).toLowerCase()}${name.slice(1)}=`
      })
  }
  if (platform === 'tt') text = text.replace(/<sjs\b/g, '<wxs').replace(/<\/sjs>/g, '</wxs>')
  return text
    .replace(/(<wxs\b[^>]*src="[^"]+?)\.sjs"/g, '$1.wxs"')
    .replace(/(<(?:import|include)\s[^>]*src=")([^"]+?)\.(?:axml|ttml|wxml)"/g, '$1$2"')
}

/** Rewrites an SJS module, which uses `export default`, as WXS. */
export function toWxs(source: string): string {
  return source.replace(/^\s*export\s+default\s*/m, 'module.exports = ')
}
