import { Accordion, AccordionItem } from '../../ui/index.ts'
import { type Block, Blocks } from '../content/index.ts'
import styles from './footer.module.css'

type FoldedBlocksProps = { blocks: readonly Block[]; actions: Readonly<Record<string, () => void>> }

/** On phones the same blocks, folded under their titles (S2.068). */
export const FoldedBlocks = ({ blocks, actions }: FoldedBlocksProps) => (
  <Accordion className={styles.folded}>
    {blocks.map((block) =>
      'title' in block && block.title ? (
        <AccordionItem key={block.title} title={block.title} name="footer">
          <Blocks blocks={[{ ...block, title: '' }]} actions={actions} />
        </AccordionItem>
      ) : null,
    )}
  </Accordion>
)
