import { runSteps, type Step } from './run'

/** The four production builds. */
export const buildSteps: Step[] = ['h5', 'weapp', 'alipay', 'tt'].map((host) => ({
  name: `build ${host}`,
  command: `taro build --type ${host}`,
}))

if (require.main === module) void runSteps(buildSteps).then((ok) => process.exit(ok ? 0 : 1))
