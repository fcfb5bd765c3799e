import { pathsFile } from '../testing/replacedPaths'
import { runSteps, type Step } from './run'

/** The four production builds. */
export const buildSteps: Step[] = ['h5', 'weapp', 'alipay', 'tt'].map((host) => ({
  name: `build ${host}`,
  command: `taro build --type ${host}`,
}))

const dummy = (name: string) => `https://${name}.real.example`

/** Builds as for the real environment, with host names that do not exist: tests search the build for content that must not be in it (S7). */
export const productionSteps: Step[] = ['h5', 'weapp'].map((host) => ({
  name: `build ${host} for production`,
  command: `taro build --type ${host}`,
  env: {
    APP_ENV: 'production',
    OUTPUT_ROOT: `dist/production-${host}`,
    APP_HOST_MAIN: dummy('main'),
    APP_HOST_VIP: dummy('vip'),
    APP_HOST_LOW_CODE: dummy('low-code'),
    APP_HOST_CASHIER: dummy('cashier'),
    APP_HOST_REPORT: dummy('report'),
    APP_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----dummy-----END PUBLIC KEY-----',
    APP_LINK_HOSTS: 'link.real.example',
  },
}))

/** The four builds with Taro's and MobX's own files, in `dist/stock`: they show what the replacements save and that the app works without them. */
export const stockSteps: Step[] = ['h5', 'weapp', 'alipay', 'tt'].map((host) => ({
  name: `build ${host} on stock Taro`,
  command: `taro build --type ${host}`,
  env: { STOCK_TARO: '1' },
}))

/** WeChat's build for a server that has another address for every call. */
export const replacedStep: Step = {
  name: 'build weapp with replaced paths',
  command: 'taro build --type weapp',
  env: () => ({ OUTPUT_ROOT: 'dist/replaced/weapp', APP_PATHS: pathsFile('replaced') }),
}

/** Builds for a server that has no call of ours. */
export const lackingSteps: Step[] = ['h5', 'weapp'].map((host) => ({
  name: `build ${host} without calls of ours`,
  command: `taro build --type ${host}`,
  env: () => ({ OUTPUT_ROOT: `dist/lacking/${host}`, APP_PATHS: pathsFile('lacking') }),
}))

if (require.main === module) void runSteps(buildSteps).then((ok) => process.exit(ok ? 0 : 1))
