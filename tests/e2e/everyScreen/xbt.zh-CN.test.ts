import { testEveryScreen } from './testEveryScreen'

describe('every screen in xbt_h5 and zh-CN', () => testEveryScreen({ theme: 'xbt_h5', language: 'zh-CN' }))
