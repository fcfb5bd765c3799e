/** A host whose releases are uploaded by its vendor's tool. */
export type ReleaseHost = 'weapp' | 'alipay' | 'tt'

/** One way to give a value: each name is a variable of the environment. A file's path may be given in place of its content. */
interface Variable {
  name: string
  /** Variable that holds the path of a file with the value. */
  orPath?: string
  meaning: string
}

interface ReleaseFacts {
  /** How the host is called in messages. */
  title: string
  variables: readonly Variable[]
  /** The vendor's tool with its version, which Taro's plugin runs. */
  tool: string
  /** The project file that the tool reads, and the file of this project that it is made from. */
  projectFile: string
  projectSource: string
}

/** Taro's plugin that previews and uploads, in the version of the other Taro packages. */
export const uploadPackage = '@tarojs/plugin-mini-ci@4.2.0'

/** What a release of each host needs. */
export const releaseHosts: Record<ReleaseHost, ReleaseFacts> = {
  weapp: {
    title: 'WeChat',
    variables: [
      { name: 'RELEASE_WEAPP_APP_ID', meaning: 'the id of the mini-program' },
      {
        name: 'RELEASE_WEAPP_KEY',
        orPath: 'RELEASE_WEAPP_KEY_PATH',
        meaning: 'the private key for uploading code, from the development settings of mp.weixin.qq.com',
      },
    ],
    tool: 'miniprogram-ci@2.1.42',
    projectFile: 'project.config.json',
    projectSource: 'project.config.json',
  },
  alipay: {
    title: 'Alipay',
    variables: [
      { name: 'RELEASE_ALIPAY_APP_ID', meaning: 'the id of the mini-program' },
      { name: 'RELEASE_ALIPAY_TOOL_ID', meaning: 'the id of the developer tool, from open.alipay.com' },
      {
        name: 'RELEASE_ALIPAY_KEY',
        orPath: 'RELEASE_ALIPAY_KEY_PATH',
        meaning: 'the private key of the developer tool',
      },
    ],
    tool: 'minidev@2.2.5',
    projectFile: 'mini.project.json',
    projectSource: 'mini.project.json',
  },
  tt: {
    title: 'Douyin',
    variables: [
      { name: 'RELEASE_TT_APP_ID', meaning: 'the id of the mini-program' },
      { name: 'RELEASE_TT_EMAIL', meaning: 'the e-mail address of a developer of it' },
      { name: 'RELEASE_TT_PASSWORD', meaning: "that developer's password" },
    ],
    tool: 'tt-ide-cli@0.1.33',
    projectFile: 'project.config.json',
    projectSource: 'project.tt.json',
  },
}
