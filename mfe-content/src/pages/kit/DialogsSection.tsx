import { Button } from '@tanabana/runtime/kit/Button';
import { ConfirmDialog } from '@tanabana/runtime/kit/ConfirmDialog';
import { Dialog } from '@tanabana/runtime/kit/Dialog';
import { Drawer } from '@tanabana/runtime/kit/Drawer';
import { useState } from 'react';
import { Row, Section } from './Section';

/** Dialogs and drawers. */
export function DialogsSection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Section
      title="Dialog and drawer"
      note="They keep the focus, close on Escape and by their backdrop, and give it back."
    >
      <Row>
        <Button type="button" $look="quiet" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button type="button" $look="quiet" onClick={() => setOpen('drawer')}>
          Open a drawer
        </Button>
        <Button type="button" $look="quiet" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
      </Row>
      <Dialog open={open === 'dialog'} onClose={close} title="Get in Touch">
        <p>We typically respond within 24 hours</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="My Account">
        <p>Home, businesses, foundation, artisans, blog.</p>
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Clear the wishlist?"
        question="Three saved pieces will be taken out."
        confirm="Clear All"
        onConfirm={close}
        onClose={close}
      />
    </Section>
  );
}
