-- At the end of a transaction: an order has one invoice that no credit note cancels. Of two payments that are recorded at once
-- with the same date, nothing of the order differs, and only the second invoice says that it was paid twice.
CREATE FUNCTION refuse_second_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (
		SELECT count(*) FROM invoices i
		WHERE i.order_id = NEW.order_id AND NOT EXISTS (SELECT FROM credit_notes c WHERE c.invoice_id = i.id)
	) > 1 THEN
		RAISE EXCEPTION 'An order has two invoices that are valid'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'one_valid_invoice';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_one_valid" AFTER INSERT ON "invoices"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_second_invoice();
