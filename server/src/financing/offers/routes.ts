import { applicationView } from '../../intake/applications';
import { type App, problems } from '../../platform/http';
import { paymentOptionList, selectOptionInput } from './schemas';
import type { OffersService } from './service';

interface OfferRoutesDeps {
  readonly offers: OffersService;
}

export function registerOfferRoutes(app: App, { offers }: OfferRoutesDeps): void {
  app.get(
    '/v1/offers',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Offers_ListPaymentOptions',
        tags: ['Offers'],
        summary: 'List payment options for the amount to finance, shortest term first',
        description:
          'Refused with `step-not-allowed` until there is a confirmed amount that the accepted credit covers, and after the signature. The IDs of the options stay the same while the amount, the rates and the borrower do.',
        response: { 200: paymentOptionList, ...problems },
      },
    },
    async (request) => offers.list(request.session),
  );

  app.post(
    '/v1/offers/selection',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Offers_SelectPaymentOption',
        tags: ['Offers'],
        summary: 'Select a payment option, or change it until the agreement is signed',
        description:
          'A changed cart or invoice voids the selection. Refused with `step-not-allowed` for an option that is not, or no longer, offered, and with `security-review` while an operator has to check that the purchase is the customer’s.',
        body: selectOptionInput,
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => offers.select(request.session, request.body.optionId),
  );
}
