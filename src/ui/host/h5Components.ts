/**
 * What `@tarojs/components` is in the H5 build. The three elements that make up nearly all of a page are plain elements of the browser: as
 * web components they delay the first content, because each is defined, hydrated and updated by a script. The others are Taro's own. Only
 * exports are possible here, because Taro's build removes every other dependency of this module.
 */
export { Input, ScrollView } from '@tarojs/components/lib/react'
// The host's own button asks for a phone number or opens the share sheet, which exist in mini-programs only: no screen of H5 draws it.
export { Image, Text, View, View as Button } from './h5Elements'
