import { testEveryScreen } from './testEveryScreen'

describe('every screen in xbt_h5 and en', () => testEveryScreen({ theme: 'xbt_h5', language: 'en' }))
