import { MarkdownBlocks } from './Markdown'
import styles from './Story.module.css'
import { classes } from './Section'

interface StoryProps {
  text: string
  /** The level of the headings in the text. */
  headingLevel: number
  className?: string
}

/** Running text to be read from its beginning: the first paragraph is set larger, and headings have room above them. */
export const Story = ({ className, ...text }: StoryProps) => (
  <MarkdownBlocks {...text} className={classes(styles.story, className)} />
)
