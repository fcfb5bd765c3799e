import type { IPluginContext } from '@tarojs/service'
import { pageConfigs } from './pageConfigs'

/** Taro plugin that writes each mini-program page's configuration from `routes.ts`. */
export default (context: IPluginContext) => {
  context.modifyMiniConfigs(({ configMap }) => {
    for (const [name, file] of Object.entries(configMap as Record<string, { content: Record<string, unknown> }>)) {
      Object.assign(file.content, pageConfigs[name.replace(/\.config$/, '')])
    }
  })
}
