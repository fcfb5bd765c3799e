import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keyOf } from './keys'
import { toolsFolder } from './tools'

type Variables = Record<string, string | undefined>

/** The options of Taro's plugin for the host that is released; the others stay absent. */
export function uploadOptions(variables: Variables): Record<string, unknown> {
  const { RELEASE_HOST, RELEASE_VERSION, RELEASE_NOTES } = variables
  const value = (name: string) => keyOf(variables, name, (file) => readFileSync(file, 'utf8'))
  const hosts: Record<string, () => object> = {
    weapp: () => ({
      appid: value('RELEASE_WEAPP_APP_ID'),
      privateKeyPath: path.resolve(variables.RELEASE_WEAPP_KEY_PATH ?? ''),
    }),
    alipay: () => ({
      appid: value('RELEASE_ALIPAY_APP_ID'),
      toolId: value('RELEASE_ALIPAY_TOOL_ID'),
      privateKey: value('RELEASE_ALIPAY_KEY'),
    }),
    tt: () => ({ email: value('RELEASE_TT_EMAIL'), password: value('RELEASE_TT_PASSWORD') }),
  }
  const host = RELEASE_HOST ?? ''
  return { version: RELEASE_VERSION, desc: RELEASE_NOTES, [host]: hosts[host]?.() }
}

/** Taro's plugin that previews and uploads, for the list of plugins; none in any other command than those of `npm run release`. */
export function uploadPlugin(root: string, variables: Variables): [string, () => Promise<object>][] {
  if (!variables.RELEASE_HOST) return []
  const tools = path.join(root, toolsFolder)
  const options = async () => {
    const its = uploadOptions(variables)
    // The plugin looks for the vendor's tool from the current folder, after it has read its options.
    process.chdir(tools)
    return its
  }
  return [[path.join(tools, 'node_modules/@tarojs/plugin-mini-ci'), options]]
}
