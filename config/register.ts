// Taro compiles the files of this folder only; `routes.ts`, which the configuration imports, is outside of it.
require('tsx/cjs')
