-- What merchants' servers search their events by, beside the checkout. Few events have both: those of a checkout that pays an
-- invoice and has an order reference as well.
create index merchant_event_order on merchant_event (
  merchant_id, lower(coalesce(data ->> 'orderReference', data ->> 'reference')), id desc
) where coalesce(data ->> 'orderReference', data ->> 'reference') is not null;
create index merchant_event_invoice on merchant_event (
  merchant_id, lower(coalesce(data ->> 'invoiceNumber', data #>> '{invoice,number}')), id desc
) where coalesce(data ->> 'invoiceNumber', data #>> '{invoice,number}') is not null;
