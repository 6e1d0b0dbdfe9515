/** @jsxRuntime automatic */

import { Button, LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select, TextArea, TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import { FormKeyField } from '../../pages/web/form-key';
import type { Operator } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import type { MerchantForm, MerchantFormErrors } from './merchant-form';

export interface MerchantFormPageProps {
  readonly operator: Operator;
  /** The merchant to change; null for a new one. */
  readonly merchant: { readonly id: string; readonly name: string } | null;
  readonly input: MerchantForm;
  readonly errors?: MerchantFormErrors;
  /** Key of the form of a new merchant. */
  readonly formKey?: string;
}

/** The settings of a new merchant, or of one that exists. */
export function merchantFormPage({ operator, merchant, input, errors = {}, formKey }: MerchantFormPageProps) {
  const title = merchant === null ? 'Add a merchant' : `Settings of ${merchant.name}`;
  const path = merchant === null ? '/operator/merchants' : `/operator/merchants/${merchant.id}`;
  const props = { input, errors };
  return (
    <Page title={title} operator={operator}>
      <PageTitle>{title}</PageTitle>
      <form method="post" action={merchant === null ? path : `${path}/edit`} className="settings">
        {formKey !== undefined && <FormKeyField formKey={formKey} />}
        {Object.keys(errors).length > 0 && (
          <Notice tone="danger">Nothing was saved. Correct the fields marked below.</Notice>
        )}
        <BusinessCard {...props} />
        <PagesCard {...props} />
        <CheckoutCard {...props} />
        <FeeCard {...props} />
        <div className="row-forms">
          <Button>{merchant === null ? 'Add the merchant' : 'Save'}</Button>
          <LinkButton href={path}>Cancel</LinkButton>
        </div>
      </form>
    </Page>
  );
}

interface PartProps {
  readonly input: MerchantForm;
  readonly errors: MerchantFormErrors;
}

const BusinessCard = ({ input, errors }: PartProps) => (
  <Card title="Business" level={2}>
    <TextField
      label="Trading name"
      hint="Customers see it in the checkout, in emails and in the agreement."
      name="name"
      value={input.name}
      error={errors.name}
      required
    />
    <TextField
      label="Legal name"
      name="legalName"
      value={input.legalName}
      error={errors.legalName}
      required
    />
    <TextField
      label="Logo"
      hint="The https address of an image; or upload one on the merchant’s page. Leave it empty to show the name only."
      name="logoUrl"
      value={input.logoUrl}
      error={errors.logoUrl}
    />
    <TextArea
      label="Sites"
      hint="Stores or branches as invoices name them, one per line. Leave it empty for a merchant without branches."
      name="sites"
      value={input.sites}
      error={errors.sites}
    />
  </Card>
);

const PagesCard = ({ input, errors }: PartProps) => (
  <Card title="Pages" level={2}>
    <TextArea
      label="Origins"
      hint="Origins of the pages that open the checkout, one per line, such as https://shop.example."
      name="origins"
      value={input.origins}
      error={errors.origins}
    />
    <TextArea
      label="Redirect origins"
      hint="Further origins that customers may be sent back to, one per line."
      name="redirectOrigins"
      value={input.redirectOrigins}
      error={errors.redirectOrigins}
    />
  </Card>
);

const CheckoutCard = ({ input, errors }: PartProps) => (
  <Card title="Checkout" level={2}>
    <Select
      label="Language"
      hint="For checkouts that name none."
      name="language"
      options={[
        ['en', 'English'],
        ['fr', 'French'],
      ]}
      value={input.language}
    />
    <TextField
      label="Minimum purchase"
      hint="In dollars. Smaller carts see how much is missing."
      name="minimumPurchase"
      value={input.minimumPurchase}
      inputMode="decimal"
      error={errors.minimumPurchase}
    />
    <Select
      label="Social insurance number"
      hint="If optional, it is requested once the bureau finds no file without it."
      name="sin"
      options={[
        ['required', 'Required'],
        ['optional', 'Optional'],
      ]}
      value={input.sin}
    />
  </Card>
);

const FeeCard = ({ input, errors }: PartProps) => (
  <Card title="Fee" level={2}>
    <p className="hint">
      Deducted from each payout: a percentage of it, rounded to the cent, and a fixed amount. Purchases keep
      the fee of their day.
    </p>
    <TextField
      label="Percentage"
      name="feeRate"
      value={input.feeRate}
      inputMode="decimal"
      error={errors.feeRate}
    />
    <TextField
      label="Fixed amount"
      hint="In dollars."
      name="feeFixed"
      value={input.feeFixed}
      inputMode="decimal"
      error={errors.feeFixed}
    />
  </Card>
);
