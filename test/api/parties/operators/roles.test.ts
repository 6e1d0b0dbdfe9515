import { beforeAll, expect, test } from 'vitest';
import { isAllowed, type OperatorAct, operatorRoles } from '../../../../server/src/parties/operators/roles';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeOperator, makeReview, type Review } from '../../../support/reviews';

interface Operation {
  readonly act: OperatorAct;
  readonly body?: unknown;
  /** Of an operator who may act; default 200, 201 or 404. */
  readonly status?: number;
}

/** Every operation of the operators' API with the act it needs. A new one fails until it has its line. */
const operations: Readonly<Record<string, Operation>> = {
  Operator_ListReviews: { act: 'reviews.read' },
  Operator_GetReviewEvidence: { act: 'documents.read' },
  Operator_GetReview: { act: 'reviews.read' },
  Operator_GetDocument: { act: 'documents.read' },
  Operator_DecideReview: { act: 'reviews.decide', body: { decision: 'approve', limit: 1000 } },
  Operator_ConfirmDecision: { act: 'reviews.confirm' },
  Operator_ReturnDecision: { act: 'reviews.decide', body: { note: null } },
  Operator_AskForMore: { act: 'reviews.request', body: { items: ['statements'], note: null } },
  Operator_ListPayouts: { act: 'payouts.read' },
  Operator_RetryPayout: { act: 'payouts.manage' },
  Operator_ListPayoutBatches: { act: 'payouts.read' },
  Operator_MakePayoutBatch: { act: 'payouts.manage' },
  Operator_ListLoans: { act: 'loans.read' },
  Operator_RecordLoanEntries: {
    act: 'loans.record',
    // no loan has this agreement
    status: 400,
    body: {
      entries: [
        {
          reference: 'GL-1',
          agreementId: '01a23860-1b4e-7c39-9d27-5f0a7be4f2f1',
          type: 'repayment',
          principal: 1,
          bookedOn: '2026-11-27',
        },
      ],
    },
  },
  Operator_GetPayee: { act: 'payees.read' },
  Operator_SetPayee: {
    act: 'payees.propose',
    body: {
      legalName: 'X',
      institution: '003',
      transit: '00102',
      number: '7778889990',
      remittanceEmail: null,
      language: 'en',
    },
  },
  Operator_ListPayeeChanges: { act: 'payees.read' },
  Operator_ConfirmPayeeChange: { act: 'payees.confirm' },
  Operator_CancelPayeeChange: { act: 'payees.propose' },
  Operator_ListMerchants: { act: 'merchants.read' },
  Operator_GetMerchant: { act: 'merchants.read' },
  Operator_ListMerchantKeys: { act: 'merchants.read' },
  Operator_CreateMerchant: { act: 'merchants.manage', body: { name: 'Shop', legalName: 'Shop Ltd.' } },
  Operator_ChangeMerchant: { act: 'merchants.manage', body: { minimumPurchase: 1 } },
  Operator_CloseMerchant: { act: 'merchants.manage' },
  Operator_CreateMerchantKey: { act: 'merchants.manage', body: { kind: 'secret' } },
  Operator_RollMerchantKey: { act: 'merchants.manage', body: { overlapDays: 1 } },
  Operator_RevokeMerchantKey: { act: 'merchants.manage' },
  Operator_AddMerchantPromotion: {
    act: 'merchants.manage',
    body: { terms: [4], annualRate: 0, startsOn: '2020-01-01', endsOn: '2099-12-31' },
  },
  Operator_CancelMerchantPromotion: { act: 'merchants.manage' },
  Operator_ListMerchantMembers: { act: 'merchants.read' },
  Operator_InviteMerchantOwner: {
    act: 'merchants.manage',
    body: { email: 'owner@shop.example', language: 'en' },
  },
  Operator_FindPeople: { act: 'people.read', body: { email: 'a@b.example' } },
  Operator_GetPerson: { act: 'people.read' },
  Operator_ExportPerson: { act: 'people.export', body: { reason: 'access' } },
  Operator_ExportPersonPdf: { act: 'people.export', body: { reason: 'access' } },
  Operator_ExportPersonReasons: { act: 'people.export', body: { reason: 'access' } },
  Operator_ExportPersonArchive: { act: 'people.exportDocuments', body: { reason: 'access' } },
  Operator_CorrectPerson: { act: 'people.correct', body: { reason: 'request', city: 'Laval' } },
  Operator_ListErasures: { act: 'people.read' },
  Operator_ProposeErasure: { act: 'people.proposeErasure', body: { reason: 'request' } },
  Operator_ConfirmErasure: { act: 'people.confirmErasure' },
  Operator_CancelErasure: { act: 'people.proposeErasure' },
};

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

describeEachDatabase('roles of operators', (makeApi) => {
  let api: Api;
  let found: { readonly id: string; readonly method: 'GET' | 'POST' | 'PUT'; readonly url: string }[];
  beforeAll(async () => {
    api = await makeApi();
    const { paths } = (await api.call<Contract>('GET', '/swagger.json')).body;
    found = Object.entries(paths)
      .filter(([path]) => path.startsWith('/v1/operator/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => ({
          id: operationId,
          method: method.toUpperCase() as 'GET',
          url: path.replaceAll(/\{\w+\}/g, '0190f5d0-0000-7000-8000-000000000000'),
        })),
      );
  });

  test('every operation of the contract has its act', () => {
    expect(found.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort());
  });

  test.each(operatorRoles)('%s may do what the role allows, and nothing else', async (role) => {
    const { key } = await makeOperator(api, role, { roles: [role] });
    for (const { id, method, url } of found) {
      const operation = operations[id];
      if (!operation) throw new Error(`${id} has no act`);
      const { act, body, status: expected } = operation;
      const { status } = await api.call(method, url, {
        headers: { authorization: `Bearer ${key}` },
        ...(body !== undefined && { body }),
      });
      if (isAllowed(role, act))
        expect(expected === undefined ? [200, 201, 404] : [expected], `${role} ${id}`).toContain(status);
      else expect(status, `${role} ${id}`).toBe(403);
    }
  });

  test('support reads an application without the digits of the SIN and without documents', async () => {
    const { reviewId, applicationId } = await makeReview(api);
    await api.database
      .updateTable('application')
      .set({ sin_last_three: '286' })
      .where('id', '=', applicationId)
      .execute();
    const read = async (role: 'support' | 'reviewer') =>
      (await (await makeOperator(api, role, { roles: [role] })).get<Review>(`/reviews/${reviewId}`)).body;
    expect((await read('support')).applicant.sinLastThree).toBeNull();
    expect((await read('reviewer')).applicant.sinLastThree).toBe('286');
    const looks = await api.database
      .selectFrom('audit_event')
      .select('details')
      .where('act', '=', 'review.seen')
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();
    expect(looks.map(({ details }) => details)).toEqual([{ reviewId }, { reviewId, sin: true }]);
  });
});
