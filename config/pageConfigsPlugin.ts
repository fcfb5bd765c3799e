import type { IPluginContext } from '@tarojs/service'
import { pageConfigs } from '../src/shell/pageConfigs'

/** Alipay's bar is transparent over pages with a bar of their own, where its title must not be drawn; a page without one gets the plain bar. */
const alipayBars = {
  custom: { navigationBarTitleText: '' },
  default: { transparentTitle: 'none', titlePenetrate: 'NO' },
}

const isAlipay = process.env.TARO_ENV === 'alipay'

/** Taro plugin that writes each mini-program page's configuration from `routes.ts`. */
export default (context: IPluginContext) => {
  context.modifyMiniConfigs(({ configMap }) => {
    for (const [name, file] of Object.entries(configMap as Record<string, { content: Record<string, unknown> }>)) {
      const config = pageConfigs[name.replace(/\.config$/, '')]
      Object.assign(file.content, config, config && isAlipay ? alipayBars[config.navigationStyle] : {})
    }
  })
}
