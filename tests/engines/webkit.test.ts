import { testEngine } from './testEngine'
import { webKit } from './webKit'

testEngine(webKit)
