import type { IPluginContext } from '@tarojs/service'
import { pageConfigs } from '../src/shell/pageConfigs'

/** Alipay's transparent bar would draw its title over the page's own. */
const drawsOverPages = process.env.TARO_ENV === 'alipay'

/** Taro plugin that writes each mini-program page's configuration from `routes.ts`. */
export default (context: IPluginContext) => {
  context.modifyMiniConfigs(({ configMap }) => {
    for (const [name, file] of Object.entries(configMap as Record<string, { content: Record<string, unknown> }>)) {
      const config = pageConfigs[name.replace(/\.config$/, '')]
      Object.assign(file.content, config, config && drawsOverPages ? { navigationBarTitleText: '' } : {})
    }
  })
}
