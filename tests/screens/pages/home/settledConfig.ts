import { defaultConfig } from '@/domain/remoteConfig/configValues'

/** The configuration after its first answer, without modules on home: `jest.mock` it where a test is about another part of home. */
export const config = { isSettled: true, values: defaultConfig, ask: () => undefined }
