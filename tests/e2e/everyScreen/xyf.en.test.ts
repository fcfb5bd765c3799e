import { testEveryScreen } from './testEveryScreen'

describe('every screen in xyfApp and en', () => testEveryScreen({ theme: 'xyfApp', language: 'en' }))
