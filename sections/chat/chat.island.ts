export { ChatBody as Component } from './ChatBody'
