import { testEveryScreen } from './testEveryScreen'

describe('every screen in xyfApp and zh-CN', () => testEveryScreen({ theme: 'xyfApp', language: 'zh-CN' }))
